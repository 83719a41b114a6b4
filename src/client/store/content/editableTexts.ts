import { createSelector } from '@reduxjs/toolkit';
import { hasPermission, textAction } from '../../../model/permissions';
import type { TextResource } from '../../../model/text/texts';
import { selectRole, selectTexts } from '../selectors';
import type { RootState } from '../store';

/** The texts that the account may change. */
export const selectEditableTexts: (state: RootState) => readonly TextResource[] = createSelector(
  [selectTexts, selectRole],
  (texts, role) => texts.filter(({ page }) => hasPermission(role, textAction(page, 'changeText'))),
);

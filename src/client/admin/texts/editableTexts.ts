import { createSelector } from '@reduxjs/toolkit';
import { may, textAction } from '../../../model/rights';
import type { TextResource } from '../../../model/texts';
import { selectRole, selectTexts } from '../../store/selectors';
import type { RootState } from '../../store/store';

/** The texts that the account may change. */
export const selectEditableTexts: (state: RootState) => readonly TextResource[] = createSelector(
  [selectTexts, selectRole],
  (texts, role) => texts.filter(({ page }) => may(role, textAction(page, 'changeText'))),
);

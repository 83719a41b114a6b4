import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '../../../model/schema/isRecord';
import { readTexts } from '../../../model/schema/rows';
import type { TextResource } from '../../../model/text/texts';
import { textAdded } from '../content/contentActions';
import type { RootState } from '../store';
import type { ChangeVersion } from './contentVersion';
import { changeVersionOf, unlessAlreadyApplied } from './contentVersion';

/** Texts that the server has saved as one change. */
export interface SavedTexts extends ChangeVersion {
  readonly texts: readonly TextResource[];
}

export function readSavedTexts(response: unknown, meta: Parameters<typeof changeVersionOf>[0]): SavedTexts {
  return { texts: isRecord(response) ? readTexts(response.resources) : [], ...changeVersionOf(meta) };
}

/** Puts the texts into the store, unless it has this version or a newer one. */
export function addSavedTexts(saved: SavedTexts): ThunkAction<void, RootState, unknown, UnknownAction> {
  return (dispatch) => {
    for (const text of saved.texts) dispatch(unlessAlreadyApplied(saved, textAdded(text)));
  };
}

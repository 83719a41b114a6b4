import { createSelector } from '@reduxjs/toolkit';
import type { Brand } from '../../model/site/brands';
import { brands } from '../../model/site/brands';
import type { EntityName, Row } from '../../model/schema/entities';
import { entities } from '../../model/schema/entities';
import type { Language } from '../../model/site/languages';
import { indexTexts } from '../../model/text/texts';
import type { TextIndex, TextResource } from '../../model/text/texts';
import { roleOf } from './session/session';
import type { CollectionState } from './content/collections';
import { rowIn, rowsIn } from './content/collections';
import type { StateWithPreview } from './content/preview';
import type { RootState } from './store';
import { textAdapter } from './content/texts';

/** The collection of a kind of content that the page shows: for an administrator it may have hidden rows. */
export function selectCollection(state: StateWithPreview, name: EntityName): CollectionState {
  return state.preview?.shown[name] ?? state[entities[name].collection];
}

/** The rows of a kind of content that the page shows, in their order. Returns the same array until a row changes. */
export function selectRows<Name extends EntityName>(state: RootState, name: Name): Row<Name>[] {
  return rowsIn<Name>(selectCollection(state, name));
}

/** One row, or undefined if no row has this id. */
export function selectRow<Name extends EntityName>(
  state: RootState,
  name: Name,
  id: number,
): Row<Name> | undefined {
  return rowIn<Name>(selectCollection(state, name), id);
}

/** Whether the page shows a row that visitors do not see. */
export function selectIsPreviewed(state: StateWithPreview, name: EntityName, id: number): boolean {
  const shown = state.preview?.shown[name];
  return shown !== undefined && !!rowIn(shown, id) && !rowIn(state[entities[name].collection], id);
}

export function selectLanguage(state: RootState): Language {
  return state.language;
}

export function selectBrand(state: RootState): Brand {
  return brands[state.site.brand];
}

export function selectIsLoggedIn(state: RootState): boolean {
  return state.session.email !== null;
}

export function selectRole(state: RootState) {
  return roleOf(state.session);
}

export const selectTexts: (state: RootState) => TextResource[] = textAdapter.getSelectors(
  (state: RootState) => state.resources,
).selectAll;

/** The texts, indexed for lookup. */
export const selectTextIndex: (state: RootState) => TextIndex = createSelector([selectTexts], indexTexts);

import { createSelector } from '@reduxjs/toolkit';
import type { Brand } from '../../model/brands';
import { brands } from '../../model/brands';
import type { EntityName, Row } from '../../model/entities';
import { entities } from '../../model/entities';
import type { Language } from '../../model/languages';
import { indexTexts } from '../../model/texts';
import type { TextIndex, TextResource } from '../../model/texts';
import { roleOf } from './session';
import { rowIn, rowsIn } from './collections';
import type { RootState } from './store';
import { textAdapter } from './texts';

/** The rows of a kind of content, in their order. The same array until one of them changes. */
export const selectRows = <Name extends EntityName>(state: RootState, name: Name): Row<Name>[] =>
  rowsIn<Name>(state[entities[name].collection]);

/** One row, or undefined where there is none of this id. */
export const selectRow = <Name extends EntityName>(
  state: RootState,
  name: Name,
  id: number,
): Row<Name> | undefined => rowIn<Name>(state[entities[name].collection], id);

export const selectLanguage = (state: RootState): Language => state.language;

export const selectBrand = (state: RootState): Brand => brands[state.site.brand];

export const selectIsLoggedIn = (state: RootState): boolean => state.session.email !== null;

export const selectRole = (state: RootState) => roleOf(state.session);

export const selectTexts: (state: RootState) => TextResource[] = textAdapter.getSelectors(
  (state: RootState) => state.resources,
).selectAll;

/** The texts, arranged for lookup. */
export const selectTextIndex: (state: RootState) => TextIndex = createSelector([selectTexts], indexTexts);

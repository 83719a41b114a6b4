import { createSelector } from '@reduxjs/toolkit';
import type { Brand } from '../../model/site/brands';
import { brands } from '../../model/site/brands';
import type { EntityName, Row } from '../../model/schema/entities';
import { entities } from '../../model/schema/entities';
import type { Language } from '../../model/site/languages';
import { indexTexts } from '../../model/text/texts';
import type { TextIndex, TextResource } from '../../model/text/texts';
import { roleOf } from './session/session';
import { rowIn, rowsIn } from './content/collections';
import type { RootState } from './store';
import { textAdapter } from './content/texts';

/** The rows of a kind of content, in their order. Returns the same array until a row changes. */
export const selectRows = <Name extends EntityName>(state: RootState, name: Name): Row<Name>[] =>
  rowsIn<Name>(state[entities[name].collection]);

/** One row, or undefined if no row has this id. */
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

/** The texts, indexed for lookup. */
export const selectTextIndex: (state: RootState) => TextIndex = createSelector([selectTexts], indexTexts);

import { createSelector } from '@reduxjs/toolkit';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { EntityName } from '../../../../model/schema/entities';
import { adminOf } from '../../../../model/schema/entities';
import type { Column } from '../../../../model/schema/fields';
import { isEditable } from '../../../../model/schema/fields';
import { columnsOfEntity } from '../../../../model/schema/rows';
import { textOfHtml } from '../../../../model/text/textOfHtml';
import { selectHidden, selectIsHidden, selectVisibility } from '../../../store/content/hiddenRows';
import type { StoredRow } from '../../../store/content/storedRow';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import type { RootState } from '../../../store/store';
import type { ListEditorState } from '../useListEditor';
import { searchItems } from '../../controls/search';
import { presentations } from '../../fields/presentations';
import { useValueText } from '../../fields/useValueText';
import { useSort } from './useSort';
import { lacksPicture } from '../../../../model/admin/gaps';
import { missingLanguagesOf } from '../../../../model/parity/review';

/** The conditions by which a list can be filtered. */
const rowConditions = ['published', 'hidden', 'scheduled', 'untranslated', 'no-picture'] as const;

type RowCondition = (typeof rowConditions)[number];

/** Returns whether a row meets a condition. */
function conditionOf(
  condition: RowCondition,
  entity: EntityName,
  state: RootState,
): (row: StoredRow) => boolean {
  switch (condition) {
    case 'published':
      return ({ id }) => !selectIsHidden(state, entity, id);
    case 'hidden':
      return ({ id }) => selectIsHidden(state, entity, id);
    case 'scheduled':
      return ({ id }) => {
        const { onlineAt = '', offlineAt = '' } = selectVisibility(state, entity, id) ?? {};
        return onlineAt !== '' || offlineAt !== '';
      };
    case 'untranslated':
      return (row) => missingLanguagesOf(entity, row).length > 0;
    case 'no-picture':
      return (row) => lacksPicture(entity, row);
  }
}

/** A list without an editor page, such as the contacts, can be searched if it has more rows than this. */
const minRowsForSearch = 20;

const countsIn = (state: RootState, entity: EntityName, rows: readonly StoredRow[]) =>
  rowConditions
    .map((condition) => ({
      condition,
      count: rows.filter(conditionOf(condition, entity, state)).length,
    }))
    .filter(({ count }) => count > 0 && count < rows.length);

/** How many rows meet each condition. Conditions that no row meets, or every row, are left out. */
const useCounts = (entity: EntityName, rows: readonly StoredRow[]) => {
  const store = useAppStore();
  // counted again when rows are hidden or scheduled, not after each action
  const select = useMemo(
    () => createSelector([selectHidden], () => countsIn(store.getState(), entity, rows)),
    [store, entity, rows],
  );
  return useAppSelector(select);
};

/** The rows that meet the chosen condition, also after rows were hidden, shown or scheduled. */
const useRowsOf = (entity: EntityName, rows: readonly StoredRow[], condition: RowCondition | undefined) => {
  const store = useAppStore();
  const select = useMemo(
    () =>
      createSelector([selectHidden], () =>
        condition ? rows.filter(conditionOf(condition, entity, store.getState())) : rows,
      ),
    [store, entity, rows, condition],
  );
  return useAppSelector(select);
};

/** The columns in which the search of a list looks: all that its rows and their details show. */
const searchedColumns = (entity: EntityName): readonly Column[] =>
  columnsOfEntity(entity).filter(
    ({ field }) => isEditable(field) && presentations[field.kind].Value !== null,
  );

/**
 * Returns the search of a list. It finds the texts of both languages, and values as they are stored and as the list shows them:
 * '389000' and '$389,000', 'in stock', 'January 2027'.
 */
const useSearchRows = (entity: EntityName) => {
  const valueText = useValueText();
  return useCallback(
    (rows: readonly StoredRow[], search: string): readonly StoredRow[] => {
      const columns = searchedColumns(entity);
      const textsOf = (row: StoredRow, { name, field }: Column): readonly string[] => {
        const value = String(row[name] ?? '');
        if (value === '') return [];
        if (field.kind === 'localizedRichText') return [textOfHtml(value)];
        const shown = valueText(field, row[name]);
        return presentations[field.kind].isSearched ? [value, shown] : [shown]; // nobody searches the code of a choice
      };
      return searchItems(rows, search, (row) => columns.flatMap((column) => textsOf(row, column)));
    },
    [entity, valueText],
  );
};

/**
 * Narrows a list by a search and by a condition. Returns the editor with the rows that match, and the props of the box. The
 * editor of a kind always has it, another list only if it is long. A list that is being reordered is shown as a whole.
 */
export function useFilter(editor: ListEditorState) {
  const { entity, rows, isAdding, isReordering } = editor;
  const [search, setSearch] = useState('');
  const [chosen, setCondition] = useState<RowCondition>();
  const deferredSearch = useDeferredValue(search);
  const counts = useCounts(entity, rows);
  const { sorted, ...order } = useSort(entity);
  const searchRows = useSearchRows(entity);
  const condition = counts.find((each) => each.condition === chosen)?.condition;
  const reset = (): void => {
    setSearch('');
    setCondition(undefined);
    order.setSort('');
  };
  if (isAdding && (search !== '' || chosen !== undefined || order.sort !== '')) reset(); // the new row must be visible
  const isEditor = adminOf(entity).editor !== undefined && rows.length > 1;
  const isOffered = !isReordering && (isEditor || rows.length > minRowsForSearch || search !== '');
  const isFiltered =
    isOffered && (deferredSearch.trim() !== '' || condition !== undefined || order.sort !== '');
  const candidates = useRowsOf(entity, rows, condition);
  const matchingRows = useMemo(
    () => (isFiltered ? sorted(searchRows(candidates, deferredSearch)) : rows),
    [isFiltered, rows, candidates, deferredSearch, sorted, searchRows],
  );
  const ids = useMemo(() => matchingRows.map(({ id }) => id), [matchingRows]);
  return {
    search,
    setSearch,
    hasSearch: searchedColumns(entity).length > 0,
    condition,
    setCondition,
    conditions: isEditor ? counts : [],
    order,
    isOffered,
    isFiltered,
    count: rows.length,
    editor: isFiltered ? { ...editor, rows: matchingRows, ids } : editor,
  };
}

export type Filter = ReturnType<typeof useFilter>;

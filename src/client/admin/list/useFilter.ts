import { useDeferredValue, useMemo, useState } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import { isEditable } from '../../../model/schema/fields';
import { columnsOfEntity } from '../../../model/schema/rows';
import type { StoredRow } from '../../store/content/storedRow';
import { searchItems, stripTags } from '../controls/search';
import { presentations } from '../fields/registry';
import type { ListEditorState } from './useListEditor';

/** A list with more rows than this can be searched. */
export const minRowsForSearch = 20;

const searchedColumns = (entity: EntityName) =>
  columnsOfEntity(entity).filter(({ field }) => isEditable(field) && presentations[field.kind].isSearched);

/** Returns the texts of a row that are searched, in both languages. */
const wordsOf = (entity: EntityName) => {
  const columns = searchedColumns(entity);
  return (row: StoredRow): readonly string[] =>
    columns.map(({ name, field }) => {
      const value = String(row[name] ?? '');
      return field.kind === 'localizedRichText' ? stripTags(value) : value;
    });
};

/**
 * Searches a long list. Returns the editor with the rows that match, and the props of the search box. A list that is
 * short, that is being reordered or that has only pictures is shown as a whole.
 */
export function useFilter(editor: ListEditorState) {
  const { entity, rows, isAdding, isReordering } = editor;
  const [search, setSearch] = useState('');
  const deferredSearch = useDeferredValue(search);
  if (isAdding && search !== '') setSearch(''); // the new row must be visible
  const isOffered =
    !isReordering && searchedColumns(entity).length > 0 && (rows.length > minRowsForSearch || search !== '');
  const isFiltered = isOffered && deferredSearch.trim() !== '';
  const matchingRows = useMemo(
    () => (isFiltered ? searchItems(rows, deferredSearch, wordsOf(entity)) : rows),
    [isFiltered, rows, deferredSearch, entity],
  );
  const ids = useMemo(() => matchingRows.map(({ id }) => id), [matchingRows]);
  return {
    search,
    setSearch,
    isOffered,
    isFiltered,
    count: rows.length,
    editor: isFiltered ? { ...editor, rows: matchingRows, ids } : editor,
  };
}

export type Filter = ReturnType<typeof useFilter>;

import { useDeferredValue, useMemo, useState } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import type { FieldKind } from '../../../model/schema/fields';
import { columnsOfEntity } from '../../../model/schema/rows';
import type { StoredRow } from '../../store/content/storedRow';
import { searchIn, withoutTags } from '../controls/searching';
import type { ListEditorState } from './useListEditor';

/** A list of more rows than this can be searched. */
export const mostUnsearched = 20;

/** The kinds of fields that hold words or figures, by which a row is found. */
const searched: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'text',
  'localizedText',
  'localizedRichText',
  'measure',
  'email',
  'telephone',
  'time',
  'company',
  'file',
]);

const searchedColumns = (entity: EntityName) =>
  columnsOfEntity(entity).filter(
    ({ field }) => searched.has(field.kind) && !(field.kind === 'text' && field.default !== undefined),
  );

/** What a row says, in both languages. */
const wordsOf = (entity: EntityName) => {
  const columns = searchedColumns(entity);
  return (row: StoredRow): readonly string[] =>
    columns.map(({ name, field }) => {
      const value = String(row[name] ?? '');
      return field.kind === 'localizedRichText' ? withoutTags(value) : value;
    });
};

/**
 * Searches a long list: gives the editor with the rows that are found, and what its box needs. A list that is short, that
 * is brought into order or that holds pictures only is seen as a whole.
 */
export const useFilter = (editor: ListEditorState) => {
  const { entity, rows, isAdding, isReordering } = editor;
  const [search, setSearch] = useState('');
  const deferredSearch = useDeferredValue(search);
  if (isAdding && search !== '') setSearch(''); // what is added is seen
  const isOffered =
    !isReordering && searchedColumns(entity).length > 0 && (rows.length > mostUnsearched || search !== '');
  const isFiltered = isOffered && deferredSearch.trim() !== '';
  const found = useMemo(
    () => (isFiltered ? searchIn(rows, deferredSearch, wordsOf(entity)) : rows),
    [isFiltered, rows, deferredSearch, entity],
  );
  const ids = useMemo(() => found.map(({ id }) => id), [found]);
  return {
    search,
    setSearch,
    isOffered,
    isFiltered,
    count: rows.length,
    editor: isFiltered ? { ...editor, rows: found, ids } : editor,
  };
};

export type Filter = ReturnType<typeof useFilter>;

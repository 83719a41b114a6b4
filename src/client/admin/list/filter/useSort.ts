import { useMemo, useState } from 'react';
import type { EntityName } from '../../../../model/schema/entities';
import { rowNameIn } from '../../../../model/schema/rowNames';
import type { Language } from '../../../../model/site/languages';
import type { StoredRow } from '../../../store/content/storedRow';
import { useAppSelector } from '../../../store/hooks';
import { selectLanguage } from '../../../store/selectors';
import { useTexts } from '../../../ui/text/useTexts';
import { useColumnLabel } from '../../fields/labels';
import { shownColumns } from '../rows/tableColumns';

/** An order of a list other than that of the site. Its id is the column, and '-' before it for the reverse order. */
interface SortOption {
  readonly id: string;
  readonly label: string;
}

const byName = 'name';

/** Compares texts, and the numbers in them by their size; empty ones come last in either direction. */
const compareBy = (valueOf: (row: StoredRow) => string, isReverse: boolean, language: Language) => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one: StoredRow, other: StoredRow): number => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return isReverse ? compare(b, a) : compare(a, b);
  };
};

/**
 * The order in which a list is shown: that of the site, or by the name or a column that the list shows.
 * @returns the choices, the chosen one, and a function that sorts rows
 */
export function useSort(entity: EntityName) {
  const text = useTexts('editors');
  const label = useColumnLabel();
  const language = useAppSelector(selectLanguage);
  const [sort, setSort] = useState('');
  const columns = shownColumns(entity, language);
  const named = [
    { id: byName, label: text('sort-name') },
    ...columns.map((column) => ({ id: column.name, label: label(column) })),
  ];
  const options: readonly SortOption[] =
    columns.length === 0
      ? []
      : named.flatMap(({ id, label: name }) => [
          { id, label: text('sort-up', { name }) },
          { id: `-${id}`, label: text('sort-down', { name }) },
        ]);
  const column = sort.replace('-', '');
  const sorted = useMemo(
    () =>
      (rows: readonly StoredRow[]): readonly StoredRow[] => {
        if (column === '') return rows;
        const valueOf = (row: StoredRow): string =>
          column === byName ? rowNameIn(entity, row, language) : String(row[column] ?? '').trim();
        return rows.toSorted(compareBy(valueOf, sort.startsWith('-'), language));
      },
    [sort, column, entity, language],
  );
  /** The columns of the list by which it can be sorted, the name first. */
  return { sort, setSort, options, headers: columns.length === 0 ? [] : named, sorted };
}

export type Sort = Omit<ReturnType<typeof useSort>, 'sorted'>;

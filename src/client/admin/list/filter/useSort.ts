import { useMemo, useState } from 'react';
import { parseMeasure } from '../../../../model/format/numbers';
import type { EntityName } from '../../../../model/schema/entities';
import { rowNameIn } from '../../../../model/schema/rowNames';
import type { Language } from '../../../../model/site/languages';
import type { StoredRow } from '../../../store/content/storedRow';
import { useAppSelector } from '../../../store/hooks';
import { selectLanguage } from '../../../store/selectors';
import { useTexts } from '../../../ui/text/useTexts';
import { useColumnLabel } from '../../fields/labels';
import { isNumeric, shownColumns } from '../rows/tableColumns';

/** An order of a list other than that of the site. Its id is the column, and '-' before it for the reverse order. */
interface SortOption {
  readonly id: string;
  readonly label: string;
}

const byName = 'name';

/** How to compare the values of a column. */
interface Comparison {
  readonly valueOf: (row: StoredRow) => string;
  /** Whether the values are measures: '329 500,50' is one number. */
  readonly isMeasure: boolean;
  readonly isReverse: boolean;
  readonly language: Language;
}

/**
 * Compares texts, and the numbers in them by their size; measures as the site does. Empty ones come last in either direction, and
 * measures without a number before them.
 */
const compareBy = ({ valueOf, isMeasure, isReverse, language }: Comparison) => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const placed = (value: string) => {
    const number = isMeasure ? parseMeasure(value) : undefined;
    return { value, number, place: value === '' ? 2 : Number(isMeasure && number === undefined) };
  };
  return (one: StoredRow, other: StoredRow): number => {
    const [a, b] = [placed(valueOf(one)), placed(valueOf(other))];
    if (a.place !== b.place) return a.place - b.place;
    const order =
      a.number === undefined || b.number === undefined ? compare(a.value, b.value) : a.number - b.number;
    return isReverse ? -order : order;
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
  const isMeasure = columns.some((each) => each.name === column && isNumeric(each));
  const sorted = useMemo(
    () =>
      (rows: readonly StoredRow[]): readonly StoredRow[] => {
        if (column === '') return rows;
        const valueOf = (row: StoredRow): string =>
          column === byName ? rowNameIn(entity, row, language) : String(row[column] ?? '').trim();
        const isReverse = sort.startsWith('-');
        return rows.toSorted(compareBy({ valueOf, isMeasure, isReverse, language }));
      },
    [sort, column, isMeasure, entity, language],
  );
  /** The columns of the list by which it can be sorted, the name first. */
  return { sort, setSort, options, headers: columns.length === 0 ? [] : named, sorted };
}

export type Sort = Omit<ReturnType<typeof useSort>, 'sorted'>;

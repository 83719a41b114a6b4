import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { EntityName } from '../../../model/schema/entities';
import type { StoredRow } from '../../store/content/storedRow';
import { useRows } from '../../store/hooks';

/** The rows of a kind of content that are seen; `keeps` has to stay the same function. */
export const useVisibleRows = (
  entity: EntityName,
  rowFilter: ((row: StoredRow) => boolean) | undefined,
): readonly StoredRow[] => {
  const rows: readonly StoredRow[] = useRows(entity);
  return useMemo(() => (rowFilter ? rows.filter(rowFilter) : rows), [rows, rowFilter]);
};

/** Those that belong to one row of another kind. */
export const useChildRows = (
  rows: readonly StoredRow[],
  parentColumn: string,
  parentId: number | undefined,
): readonly StoredRow[] =>
  useMemo(() => rows.filter((row) => Number(row[parentColumn]) === parentId), [rows, parentColumn, parentId]);

/** The one of several rows that is chosen, by the address; else the preferred one, or the first. */
export const useChosenRow = (
  name: string,
  rows: readonly StoredRow[],
  preferredId?: number,
): readonly [number | undefined, (id: number) => void] => {
  const [parameters, setParameters] = useSearchParams();
  const given = Number(parameters.get(name));
  const choose = useCallback(
    (id: number) =>
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          next.set(name, String(id));
          return next;
        },
        { replace: true },
      ),
    [name, setParameters],
  );
  const find = (wanted: number | undefined) => rows.find(({ id }) => id === wanted);
  return [(find(given) ?? find(preferredId) ?? rows[0])?.id, choose];
};

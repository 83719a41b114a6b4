import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { EntityName } from '../../../../model/schema/entities';
import type { StoredRow } from '../../../store/content/storedRow';
import { useEditedRows } from '../../requests/useEditedRows';

/** The rows of an entity that pass the filter. `rowFilter` must be the same function at each render. */
export function useListRows(
  entity: EntityName,
  rowFilter: ((row: StoredRow) => boolean) | undefined,
): readonly StoredRow[] {
  const rows: readonly StoredRow[] = useEditedRows(entity);
  return useMemo(() => (rowFilter ? rows.filter(rowFilter) : rows), [rows, rowFilter]);
}

/** The rows that belong to one parent row. */
export function useChildRows(
  rows: readonly StoredRow[],
  parentColumn: string,
  parentId: number,
): readonly StoredRow[] {
  return useMemo(
    () => rows.filter((row) => Number(row[parentColumn]) === parentId),
    [rows, parentColumn, parentId],
  );
}

/** The id of the chosen row, stored in the URL; else the preferred id or the first. Also returns a function to choose. */
export function useChosenRow(
  name: string,
  rows: readonly StoredRow[],
  preferredId?: number,
): readonly [number | undefined, (id: number) => void] {
  const [parameters, setParameters] = useSearchParams();
  const storedId = Number(parameters.get(name));
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
  const find = (searchedId: number | undefined) => rows.find(({ id }) => id === searchedId);
  return [(find(storedId) ?? find(preferredId) ?? rows[0])?.id, choose];
}

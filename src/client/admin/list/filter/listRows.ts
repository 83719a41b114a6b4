import { useMemo } from 'react';
import type { StoredRow } from '../../../store/content/storedRow';
import { useQueryParameter } from '../../../ui/navigation/useQueryParameter';

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
  const { value, replace } = useQueryParameter(name);
  const find = (searchedId: number | undefined) => rows.find(({ id }) => id === searchedId);
  return [(find(Number(value)) ?? find(preferredId) ?? rows[0])?.id, (id) => replace(String(id))];
}

import { useMemo } from 'react';
import type { EntityName, Row } from '../../../model/schema/entities';
import { endpoints } from '../../store/api/adminApi';
import { selectEditedRows } from '../../store/content/hiddenRows';
import { useAppSelector } from '../../store/hooks';
import { storedToken } from '../../store/session/storedUser';

/**
 * Loads the hidden rows, and again after each change of the content.
 * @returns whether they were loaded once
 */
export function useHiddenRows(): boolean {
  const version = useAppSelector(({ startup }) => startup.version);
  const { data } = endpoints.visibilityAll.useQuery(version, { skip: storedToken() === null });
  return data !== undefined;
}

/**
 * The rows of a kind, hidden ones too, in their order.
 * @param filter returns only the rows it accepts; pass a stable function
 */
export function useEditedRows<Name extends EntityName>(
  name: Name,
  filter?: (row: Row<Name>) => boolean,
): readonly Row<Name>[] {
  useHiddenRows();
  const rows = useAppSelector((state) => selectEditedRows(state, name));
  return useMemo(() => (filter ? rows.filter(filter) : rows), [rows, filter]);
}

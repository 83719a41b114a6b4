import { useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { EntityName, Row } from '../../model/schema/entities';
import { selectRow, selectRows } from './selectors';
import type { AppDispatch, AppStore, RootState } from './store';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/**
 * The rows of a kind of content, in their order.
 * @param filter returns only the rows it accepts; pass a stable function
 */
export function useRows<Name extends EntityName>(
  name: Name,
  filter?: (row: Row<Name>) => boolean,
): readonly Row<Name>[] {
  const rows = useAppSelector((state) => selectRows(state, name));
  return useMemo(() => (filter ? rows.filter(filter) : rows), [rows, filter]);
}

/** One row of a kind of content; undefined if no row has this id, or without an id. */
export function useRow<Name extends EntityName>(name: Name, id: number | undefined): Row<Name> | undefined {
  return useAppSelector((state) => (id === undefined ? undefined : selectRow(state, name, id)));
}

import { useMemo } from 'react';
import type { EntityName } from '../../../../model/schema/entities';
import { adminOf } from '../../../../model/schema/entities';
import type { Order } from '../../../../model/schema/mergeOrders';
import { mergeOrders } from '../../../../model/schema/mergeOrders';
import { isBuiltBySister } from '../../../../model/site/screens/builders';
import type { StoredRow } from '../../../store/content/storedRow';
import { useAppStore } from '../../../store/hooks';
import { selectBrand } from '../../../store/selectors';
import { findLists } from '../sources/findLists';
import type { PageScan } from '../sources/scanPage';

interface RowMovesOptions {
  readonly entity: EntityName;
  readonly row: StoredRow;
  /** All rows of the list of the row, in the order that is stored. */
  readonly rows: readonly StoredRow[];
  readonly scan: PageScan;
}

/**
 * The rows among which a row visibly moves: those of its list on the page. If the page has no such list: the
 * rows of sister companies for a row of a sister company, else all other rows.
 */
const useNeighbours = ({ entity, row: { id }, rows, scan }: RowMovesOptions): Order => {
  const store = useAppStore();
  const placed = useMemo(
    () =>
      findLists(scan.elements, store.getState()).find(
        (list) => list.entity === entity && list.rows.some((each) => each.id === id),
      ),
    [scan, store, entity, id],
  );
  const brand = selectBrand(store.getState());
  const row = rows.find((each) => each.id === id);
  const isNeighbour = (other: StoredRow): boolean =>
    placed
      ? placed.rows.some((each) => each.id === other.id)
      : row !== undefined && isBuiltBySister(entity, other, brand) === isBuiltBySister(entity, row, brand);
  return rows.filter(isNeighbour).map((each) => each.id);
};

/**
 * How a row can move on its page. A move passes the next row that the page shows, and with it all rows between them that the page
 * shows elsewhere or not at all. `orderAfter` returns the new order of the whole list.
 */
export function useRowMoves(options: RowMovesOptions) {
  const {
    entity,
    row: { id },
    rows,
  } = options;
  const neighbours = useNeighbours(options);
  const position = neighbours.indexOf(id);
  const isArranged = adminOf(entity).sortField === undefined;
  return {
    canMoveUp: isArranged && position > 0,
    canMoveDown: isArranged && position >= 0 && position < neighbours.length - 1,
    orderAfter: (by: -1 | 1): Order => {
      const moved = neighbours.toSpliced(position, 1).toSpliced(position + by, 0, id);
      const order = rows.map((each) => each.id);
      return mergeOrders(moved, neighbours, order);
    },
  };
}

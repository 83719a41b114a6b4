import type { PageTarget } from '../../../../model/admin/onPage/pageSource';
import type { EntityName } from '../../../../model/schema/entities';
import { adminOf } from '../../../../model/schema/entities';
import type { Order } from '../../../../model/schema/mergeOrders';
import { isSameOrder } from '../../../../model/schema/mergeOrders';
import { rowsOfList } from '../../../../model/schema/placement';
import { isBuiltBySister } from '../../../../model/site/screens/builders';
import { selectEditedRows } from '../../../store/content/hiddenRows';
import type { StoredRow } from '../../../store/content/storedRow';
import { selectBrand } from '../../../store/selectors';
import type { RootState } from '../../../store/store';
import { controlOf } from './pageParts';

/** A row on the page, and the element that shows it and no other row of its kind. */
export interface PlacedRow {
  readonly id: number;
  readonly element: HTMLElement;
}

/** Rows that a page shows one after the other in the order of their list. */
export interface PageList {
  /** The same for the same list of the page. */
  readonly key: string;
  readonly entity: EntityName;
  readonly rows: readonly PlacedRow[];
  /** All rows of the list, also those that the page does not show. */
  readonly order: Order;
}

type Places = ReadonlyMap<Element, readonly PageTarget[]>;

/** The one row of a kind in an element; null for several. */
type Owners = Map<Element, number | null>;

/** The rows of each kind whose order people choose, with the elements that show something of them. */
const elementsByKind = (places: Places): ReadonlyMap<EntityName, readonly (readonly [Element, number])[]> => {
  const found = new Map<EntityName, (readonly [Element, number])[]>();
  for (const [element, targets] of places) {
    if (element.closest('[data-dnd-placeholder]')) continue; // a copy of a row that is being dropped
    for (const target of targets) {
      if (target.kind !== 'row' || adminOf(target.entity).sortField !== undefined) continue;
      found.set(target.entity, [...(found.get(target.entity) ?? []), [element, target.id]]);
    }
  }
  return found;
};

const ownersOf = (elements: readonly (readonly [Element, number])[]): Owners => {
  const owners: Owners = new Map();
  for (const [element, id] of elements) {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const known = owners.get(each);
      if (known === null) break; // those around it have several too
      owners.set(each, known === undefined || known === id ? id : null);
    }
  }
  return owners;
};

/** The largest element around another one that shows no other row of the kind. */
const containerOf = (element: Element, id: number, owners: Owners): Element => {
  let container = element;
  while (container.parentElement && owners.get(container.parentElement) === id)
    container = container.parentElement;
  return container;
};

/** Whether a handle can stand in an element: controls and tables have no other controls between their parts. */
const canHaveHandle = (container: Element): container is HTMLElement =>
  container instanceof HTMLElement &&
  container.closest('main') !== null &&
  controlOf(container) === null &&
  !container.matches('tr, img, label');

/** The elements of the rows by the element around them, in the order of the page. */
const rowsByParent = (elements: readonly (readonly [Element, number])[]) => {
  const owners = ownersOf(elements);
  const found = new Map<Element, Map<HTMLElement, number>>();
  for (const [element, id] of elements) {
    const container = containerOf(element, id, owners);
    const parent = container.parentElement;
    if (!parent || !canHaveHandle(container)) continue;
    found.set(parent, (found.get(parent) ?? new Map<HTMLElement, number>()).set(container, id));
  }
  return [...found.values()].map((rows) => [...rows].map(([element, id]): PlacedRow => ({ element, id })));
};

/** The rows of a page by the list that they are in: those of another brand or company have their own order. */
const byList = (entity: EntityName, placed: readonly PlacedRow[], state: RootState) => {
  const all: readonly StoredRow[] = selectEditedRows(state, entity);
  const found = new Map<string, { readonly order: Order; readonly rows: PlacedRow[] }>();
  for (const row of placed) {
    const stored = all.find(({ id }) => id === row.id);
    if (!stored) continue; // it was deleted since the page was scanned
    const order = rowsOfList(entity, all, stored).map(({ id }) => id);
    const key = `${order[0]} ${isBuiltBySister(entity, stored, selectBrand(state))}`;
    const list = found.get(key) ?? { order, rows: [] };
    list.rows.push(row);
    found.set(key, list);
  }
  return [...found.values()];
};

/** The lists of a page whose rows can be moved there: it shows at least two of them, in their order. */
export function findLists(places: Places, state: RootState): readonly PageList[] {
  return [...elementsByKind(places)].flatMap(([entity, elements]) =>
    rowsByParent(elements).flatMap((placed) =>
      byList(entity, placed, state).flatMap(({ order, rows }): PageList[] => {
        const ids = rows.map(({ id }) => id);
        const isShownInOrder = isSameOrder(
          ids,
          order.filter((id) => ids.includes(id)),
        );
        return rows.length > 1 && isShownInOrder
          ? [{ key: `${entity} ${Math.min(...ids)}`, entity, rows, order }]
          : [];
      }),
    ),
  );
}

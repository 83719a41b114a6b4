/** The ids of the rows of a list, in their order. */
export type Order = readonly number[];

export function isSameOrder(one: Order, other: Order): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

/** A run of rows that follow each other in both orders, linked from its last row. */
interface Run {
  readonly id: number;
  readonly position: number;
  readonly previous: Run | undefined;
}

/** How many of the runs end before a position. The runs are sorted by their end. */
const countEndingBefore = (runs: readonly Run[], position: number): number => {
  let [from, to] = [0, runs.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((runs[middle]?.position ?? Infinity) < position) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** The largest set of rows that follow each other in both orders (a longest increasing subsequence). All others moved. */
const findUnmoved = (from: Order, to: Order): ReadonlySet<number> => {
  const positions = new Map(from.map((id, position) => [id, position]));
  const runs: Run[] = []; // by length, the run that ends first
  for (const id of to) {
    const position = positions.get(id);
    if (position === undefined) continue;
    const length = countEndingBefore(runs, position);
    runs[length] = { id, position, previous: runs[length - 1] };
  }
  const ids = new Set<number>();
  for (let run = runs.at(-1); run; run = run.previous) ids.add(run.id);
  return ids;
};

/**
 * Inserts a row into a list beside its neighbour in `order`: after the nearest one before it (-1), or before the nearest one
 * after it (1).
 */
const insertBeside = (list: number[], order: Order, id: number, side: -1 | 1): void => {
  const listed = new Set(list);
  const position = order.indexOf(id);
  const neighbours = side === -1 ? order.slice(0, position).toReversed() : order.slice(position + 1);
  const neighbour = neighbours.find((each) => listed.has(each));
  const end = side === -1 ? 0 : list.length;
  list.splice(neighbour === undefined ? end : list.indexOf(neighbour) + (side === -1 ? 1 : 0), 0, id);
};

/**
 * Applies the administrator's own moves to the order that others have saved. A row moved down comes after the row that it
 * was dropped after. A row moved up comes before the row that it was dropped before. Deleted rows are left out, and added
 * rows stay where the others have them.
 * @param mine the list with the administrator's own moves
 * @param base the list before these moves
 * @param theirs the list that others have saved
 */
export function mergeOrders(mine: Order, base: Order, theirs: Order): Order {
  const [remaining, unmoved] = [new Set(theirs), findUnmoved(base, mine)];
  const positions = new Map(base.map((id, position) => [id, position]));
  const moved = mine.flatMap((id, position) =>
    remaining.has(id) && !unmoved.has(id) ? [{ id, isDown: position > (positions.get(id) ?? 0) }] : [],
  );
  const ids = new Set(moved.map(({ id }) => id));
  const merged = theirs.filter((id) => !ids.has(id));
  for (const { id, isDown } of moved) if (isDown) insertBeside(merged, mine, id, -1);
  for (const { id, isDown } of moved.toReversed()) if (!isDown) insertBeside(merged, mine, id, 1);
  return merged;
}

/** The ids of rows, in an order. */
export type Order = readonly number[];

export const isSameOrder = (one: Order, other: Order): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** A run of rows that follow each other in both orders, from its last row. */
interface Run {
  readonly id: number;
  readonly place: number;
  readonly before: Run | undefined;
}

/** How many of the runs, whose places rise, end before a place. */
const countBefore = (runs: readonly Run[], place: number): number => {
  let [from, to] = [0, runs.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((runs[middle]?.place ?? Infinity) < place) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** As many rows as possible that follow each other in one order as they do in the other: it takes moving all others. */
const unmoved = (from: Order, to: Order): ReadonlySet<number> => {
  const places = new Map(from.map((id, place) => [id, place]));
  const runs: Run[] = []; // of each length the one that ends first
  for (const id of to) {
    const place = places.get(id);
    if (place === undefined) continue;
    const length = countBefore(runs, place);
    runs[length] = { id, place, before: runs[length - 1] };
  }
  const ids = new Set<number>();
  for (let run = runs.at(-1); run; run = run.before) ids.add(run.id);
  return ids;
};

/** Puts a row into a list beside its neighbour in `order`: after the nearest before it (-1), or before the nearest after it (1). */
const putBeside = (list: number[], order: Order, id: number, side: -1 | 1): void => {
  const there = new Set(list);
  const place = order.indexOf(id);
  const neighbours = side === -1 ? order.slice(0, place).toReversed() : order.slice(place + 1);
  const neighbour = neighbours.find((each) => there.has(each));
  const end = side === -1 ? 0 : list.length;
  list.splice(neighbour === undefined ? end : list.indexOf(neighbour) + (side === -1 ? 1 : 0), 0, id);
};

/**
 * The order that others have made of a list, with one's own moves made again in it: a row that was moved down comes after the
 * one that it was put after, one that was moved up before the one that it was put before. Rows that went are left out, rows
 * that came are where the others have them.
 * @param mine the list with one's own moves
 * @param base the list before them
 */
export const mergeOrders = (mine: Order, base: Order, theirs: Order): Order => {
  const [there, kept] = [new Set(theirs), unmoved(base, mine)];
  const places = new Map(base.map((id, place) => [id, place]));
  const moved = mine.flatMap((id, place) =>
    there.has(id) && !kept.has(id) ? [{ id, isDown: place > (places.get(id) ?? 0) }] : [],
  );
  const ids = new Set(moved.map(({ id }) => id));
  const merged = theirs.filter((id) => !ids.has(id));
  for (const { id, isDown } of moved) if (isDown) putBeside(merged, mine, id, -1);
  for (const { id, isDown } of moved.toReversed()) if (!isDown) putBeside(merged, mine, id, 1);
  return merged;
};

/** An item with a position in a list. Every row has one. */
export interface Ordered {
  readonly id: number;
  readonly displayOrder: number;
}

/** Sorts by position, and by age where two rows share one. */
export function byOrder(one: Ordered, other: Ordered): number {
  return one.displayOrder - other.displayOrder || one.id - other.id;
}

/** The rows in the order given, numbered from 1 (specification, section 4). */
export function renumber<Row extends Ordered>(rows: readonly Row[]): Row[] {
  return rows.map((row, index) => ({ ...row, displayOrder: index + 1 }));
}

/** The rows that renumbering changes, with their new positions: a reorder has to save only these. */
export function changedPositions<Row extends Ordered>(rows: readonly Row[]): Row[] {
  return renumber(rows).filter((row, index) => row.displayOrder !== rows[index]?.displayOrder);
}

/** The position of a new row: the number of rows plus 1, as the specification demands (section 9), even if positions have gaps. */
export function nextOrder(rows: readonly unknown[]): number {
  return rows.length + 1;
}

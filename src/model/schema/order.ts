/** An item with a position in a list. Every row has one. */
export interface Ordered {
  readonly id: number;
  readonly displayOrder: number;
}

/** Sorts by position, and by age where two rows share one. */
export const byOrder = (one: Ordered, other: Ordered): number =>
  one.displayOrder - other.displayOrder || one.id - other.id;

/** The rows in the order given, numbered from 1 (specification, section 4). */
export const renumber = <Row extends Ordered>(rows: readonly Row[]): Row[] =>
  rows.map((row, index) => ({ ...row, displayOrder: index + 1 }));

/** The rows that renumbering changes: the rows that a reorder has to save. */
export const renumbered = <Row extends Ordered>(rows: readonly Row[]): Row[] =>
  renumber(rows).filter((row, index) => row.displayOrder !== rows[index]?.displayOrder);

/** The position of a new row at the end of a list (specification, section 9). */
export const nextOrder = (rows: readonly unknown[]): number => rows.length + 1;

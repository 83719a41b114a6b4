/** A row of any kind, for generic code. The selectors return typed rows. */
export interface StoredRow {
  readonly id: number;
  readonly displayOrder: number;
  readonly [column: string]: string | number | boolean;
}

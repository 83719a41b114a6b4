/** A row as the generic code sees it; typed rows leave by the selectors. */
export interface StoredRow {
  readonly id: number;
  readonly displayOrder: number;
  readonly [column: string]: string | number | boolean;
}

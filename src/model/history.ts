/** `fill` is the first content of an empty site, `update` the texts that a newer version of the site asks for. */
export const changeKinds = ['fill', 'update', 'edit', 'undo', 'import'] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** What the site needs, and got by itself, is no one's to take back. */
export const isUndoable = (kind: ChangeKind): boolean => kind !== 'fill' && kind !== 'update';

/** A row of any collection, as the calls carry it. */
export interface HistoryRow {
  readonly id: number;
  readonly [column: string]: string | number | boolean | null;
}

/** What became of one row: without `before` it was added, without `after` it was deleted. */
export interface RowHistory {
  /** The collection's name in the bulk load. */
  readonly collection: string;
  readonly id: number;
  readonly before: HistoryRow | null;
  readonly after: HistoryRow | null;
}

/** One change of content: all that was saved together. */
export interface HistoryEntry {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The address of who made it; none for the site itself. */
  readonly author: string | null;
  readonly kind: ChangeKind;
  /** The change that this one took back. */
  readonly undoes: number | null;
  /** The change that took this one back, while that one stands. */
  readonly undoneBy: number | null;
  readonly rowCount: number;
  /** The first of its rows, and the last, which a cascade began with: a long batch is not listed whole. */
  readonly rows: readonly RowHistory[];
}

/** Rows of a change that a page of the history lists, besides the last. */
export const listedRows = 20;

/** A field that was saved over by somebody else since the editor was opened. */
export interface EditConflict {
  readonly id: number;
  /** The fields that both changed, to different values. */
  readonly fields: readonly string[];
  /** The row as it is now. */
  readonly current: HistoryRow;
  /** Who changed one of the fields last, and when (milliseconds since 1970), where that is known. */
  readonly author: string | null;
  readonly at: number | null;
}

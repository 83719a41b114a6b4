/**
 * - `fill`: the first content of an empty site.
 * - `update`: the texts that a newer version of the site adds.
 * - `schedule`: the rows that went online or offline at their time.
 * - `putBack`: an item that got the values of an earlier state.
 */
export const changeKinds = ['fill', 'update', 'edit', 'undo', 'import', 'schedule', 'putBack'] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** Nobody can undo the changes of the site itself: it needs its first texts, and a schedule would run again. */
export function isUndoable(kind: ChangeKind): boolean {
  return kind !== 'fill' && kind !== 'update' && kind !== 'schedule';
}

/** A row of any collection, as the API sends it. */
export interface HistoryRow {
  readonly id: number;
  readonly [column: string]: string | number | boolean | null;
}

/** The change of one row: `before` is null for an added row, `after` for a deleted one. */
export interface RowHistory {
  /** The collection's name in the bulk load. */
  readonly collection: string;
  readonly id: number;
  readonly before: HistoryRow | null;
  readonly after: HistoryRow | null;
}

/** One change of content: all rows that were saved together. */
export interface HistoryEntry {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The account's email address; null for the site itself. */
  readonly author: string | null;
  /** The name of that account; null if it has none, or no longer exists. Not every back-end sends it. */
  readonly authorName?: string | null;
  readonly kind: ChangeKind;
  /** The id of the change that this one undid. */
  readonly undoes: number | null;
  /** Whether this undo undoes an undo: the undone change is made again. Not every back-end sends it. */
  readonly isRedo?: boolean;
  /** The id of the change that undid this one, unless that one has been undone. */
  readonly undoneBy: number | null;
  readonly rowCount: number;
  /** The first rows, and the last one, which a cascade started with. Long batches are not listed whole. */
  readonly rows: readonly RowHistory[];
}

/** Somebody who has changed content. */
export interface HistoryPerson {
  /** Their value in the filter of the history (`HistoryFilter.person`). */
  readonly id: string;
  /** The name or the address; null for the site itself. */
  readonly name: string | null;
}

/** Whether a change is an undo. Undoing an undo is called a redo. */
export function isUndo({ kind, isRedo = false }: Pick<HistoryEntry, 'kind' | 'isRedo'>): boolean {
  return kind === 'undo' && !isRedo;
}

/** How many rows of a change a page of the history lists, besides the last one. */
export const listedRows = 20;

/** A row that somebody else has saved since the editor was opened, with different values. */
export interface EditConflict {
  readonly id: number;
  /** The fields that both administrators changed, to different values. */
  readonly fields: readonly string[];
  /** The row as it is now. */
  readonly current: HistoryRow;
  /** Who changed one of the fields last, by name or email address, and when (milliseconds since 1970); null where unknown. */
  readonly author: string | null;
  readonly at: number | null;
}

const isConflict = (value: unknown): value is EditConflict =>
  typeof value === 'object' &&
  value !== null &&
  'fields' in value &&
  Array.isArray(value.fields) &&
  'current' in value &&
  typeof value.current === 'object';

const noConflicts: readonly EditConflict[] = [];

/** The edit conflicts in the error of a rejected save; empty for any other error. */
export function conflictsOf(error: unknown): readonly EditConflict[] {
  if (typeof error !== 'object' || error === null || !('conflicts' in error)) return noConflicts;
  const { conflicts } = error;
  return Array.isArray(conflicts) && conflicts.every(isConflict) ? conflicts : noConflicts;
}

/** The other administrator's values of the conflicting columns. */
export function theirValuesOf(
  conflict: EditConflict | undefined,
): Readonly<Record<string, string | number | boolean>> {
  return Object.fromEntries((conflict?.fields ?? []).map((name) => [name, conflict?.current[name] ?? '']));
}

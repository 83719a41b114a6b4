import type { Value } from '../schema/rows';

/** The actions on rows of a list that need no form. */
export type RowsTaskKind = 'hide' | 'show' | 'move' | 'delete' | 'duplicate' | 'reorder';

/** A request for rows. Each is one change of the history and one undo. */
export interface RowsTask {
  readonly kind: RowsTaskKind;
  /** The rows, or all rows of the list in their new order. */
  readonly ids: readonly number[];
  /** A failed request may have succeeded on the server: a retry has the same key. */
  readonly requestKey: string;
  /** The columns that change; empty unless the rows are moved. */
  readonly values: Readonly<Record<string, Value>>;
}

/** Whether a task is another attempt of a failed one. */
export function isRetry(failed: RowsTask | null, { kind, ids }: RowsTask): failed is RowsTask {
  return failed?.kind === kind && failed.ids.join() === ids.join();
}

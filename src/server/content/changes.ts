import type { HistoryRow } from '../../model/history';
import type { RowChange, Table } from './rows/tables';

/** The author of a change. */
export interface Actor {
  /** Email address of the account; null for the site itself (first content, import). */
  readonly email: string | null;
}

export const siteActor: Actor = { email: null };

/** The result of a change, and the content version that it created; null if nothing had to change. */
export interface CommittedChange<Result> {
  readonly result: Result;
  readonly version: number | null;
}

/** A row after a change. `row` is null if the change deleted it. */
export interface ChangedRow {
  readonly table: Table;
  readonly id: number;
  readonly row: HistoryRow | null;
}

/** The changes between a content version and the next one that this process has in memory. */
export interface ContentEvent {
  readonly version: number;
  readonly rows: readonly ChangedRow[];
}

export function changedRowsOf(changes: readonly RowChange[]): readonly ChangedRow[] {
  return changes.map(({ table, id, after }) => ({ table, id, row: after ?? null }));
}

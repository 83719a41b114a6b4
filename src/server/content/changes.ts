import type { HistoryRow } from '../../model/history';
import type { Table } from '../database/tables';
import type { RowChange } from './contentWriter';

/** Whose doing a change is. */
export interface Actor {
  /** The address of an account; none for the site itself: its first filling, an import. */
  readonly email: string | null;
}

export const siteActor: Actor = { email: null };

/** What was done, and the version of the content that it made; none where nothing had to be changed. */
export interface CommittedChange<Result> {
  readonly result: Result;
  readonly version: number | null;
}

/** What became of a row that was changed: without a row it is gone. */
export interface ChangedRow {
  readonly table: Table;
  readonly id: number;
  readonly row: HistoryRow | null;
}

/** What changed from one version of the content to the next that this process saw. */
export interface ChangeEvent {
  readonly version: number;
  readonly rows: readonly ChangedRow[];
}

export const changedRowsOf = (changes: readonly RowChange[]): readonly ChangedRow[] =>
  changes.map(({ table, id, after }) => ({ table, id, row: after ?? null }));

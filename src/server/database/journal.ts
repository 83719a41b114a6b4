import type { ChangeKind, HistoryEntry, HistoryRow, RowHistory } from '../../model/history';
import { listedRows } from '../../model/history';
import type { ContentTransaction, Database, SystemTables } from './database';
import type { Kysely } from 'kysely';
import type { Table } from './tables';
import { maxInteger } from '../fields';
import type { RowChange } from './writer';

/** Rows in a statement: five values each, fewer in all than any database takes. */
const rowsAtOnce = 500;

/** What is written of a change beside its rows. */
export interface JournalHead {
  readonly at: number;
  readonly author: string | null;
  readonly kind: ChangeKind;
  readonly undoes: number | null;
  readonly requestKey: string | null;
}

type Reader = Pick<Kysely<SystemTables>, 'selectFrom'>;

const systemOf = (transaction: ContentTransaction): Kysely<SystemTables> => transaction; // the same connection, seen with its other tables

const writtenRow = (row: HistoryRow | undefined): string | null => (row ? JSON.stringify(row) : null);

const readRow = (written: string | null): HistoryRow | null =>
  written === null ? null : (JSON.parse(written) as HistoryRow); // written above, by us

/** Takes the turn of whoever changes content: one at a time, so that versions follow each other. @returns the version that the change will make */
export const takeTurn = async (transaction: ContentTransaction): Promise<number> => {
  const { version } = await systemOf(transaction)
    .updateTable('content_version')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
};

/** Gives back the version of a change that changed nothing. */
export const giveTurnBack = async (transaction: ContentTransaction): Promise<void> => {
  await systemOf(transaction)
    .updateTable('content_version')
    .set(({ eb }) => ({ version: eb('version', '-', 1) }))
    .execute();
};

/** Writes a change down, in the transaction that makes it. */
export const writeJournal = async (
  transaction: ContentTransaction,
  id: number,
  { at, author, kind, undoes, requestKey }: JournalHead,
  changes: readonly RowChange[],
): Promise<void> => {
  const system = systemOf(transaction);
  await system.insertInto('changes').values({ id, at, author, kind, undoes, requestKey }).execute();
  const rows = changes.map(({ table, id: rowId, before, after }, position) => ({
    changeId: id,
    position,
    collection: table.name,
    rowId,
    before: writtenRow(before),
    after: writtenRow(after),
  }));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await system
      .insertInto('change_rows')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
};

export const currentVersion = async ({ system }: Database): Promise<number> => {
  const { version } = await system.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
  return version;
};

interface StoredRowChange {
  readonly collection: string;
  readonly rowId: number;
  readonly before: string | null;
  readonly after: string | null;
}

const toRowHistory = ({ collection, rowId, before, after }: StoredRowChange): RowHistory => ({
  collection,
  id: rowId,
  before: readRow(before),
  after: readRow(after),
});

/** What was done to rows after a version, in its order (up to another one, and no more than so much), and the version that this leads to. */
export const rowsSince = async (
  { system }: Database,
  version: number,
  until = maxInteger,
  atMost = maxInteger,
): Promise<{ readonly version: number; readonly rows: readonly RowHistory[] }> => {
  const stored = await system
    .selectFrom('change_rows')
    .select(['changeId', 'collection', 'rowId', 'before', 'after'])
    .where('changeId', '>', version)
    .where('changeId', '<=', until)
    .orderBy('changeId')
    .orderBy('position')
    .limit(atMost)
    .execute();
  return { version: stored.at(-1)?.changeId ?? version, rows: stored.map(toRowHistory) };
};

/** The rows of a change, in their order; none where there is no such change. */
export const rowsOfChange = async (
  transaction: ContentTransaction,
  id: number,
): Promise<readonly RowHistory[]> => {
  const stored = await systemOf(transaction)
    .selectFrom('change_rows')
    .selectAll()
    .where('changeId', '=', id)
    .orderBy('position')
    .execute();
  return stored.map(toRowHistory);
};

/** Every row of a table as it was before a change or a deletion. */
export const rowsOnceThere = async (
  transaction: ContentTransaction,
  { name }: Pick<Table, 'name'>,
): Promise<readonly HistoryRow[]> => {
  const stored = await systemOf(transaction)
    .selectFrom('change_rows')
    .select('before')
    .where('collection', '=', name)
    .where('before', 'is not', null)
    .execute();
  return stored.flatMap(({ before }) => readRow(before) ?? []);
};

export interface ChangeOfRow {
  readonly id: number;
  readonly author: string | null;
  readonly at: number;
}

/** When a row was made, in ms since 1970; undefined where that was before there was a journal. */
export const madeAt = async (
  { system }: Database,
  collection: string,
  rowId: number,
): Promise<number | undefined> => {
  const made = await system
    .selectFrom('change_rows')
    .innerJoin('changes', 'changes.id', 'changeId')
    .select('at')
    .where('collection', '=', collection)
    .where('rowId', '=', rowId)
    .where('before', 'is', null)
    .orderBy('changes.id')
    .limit(1)
    .executeTakeFirst();
  return made?.at;
};

/** The last change of a row. */
export const lastChangeOf = (
  transaction: ContentTransaction,
  table: Pick<Table, 'name'>,
  rowId: number,
): Promise<ChangeOfRow | undefined> =>
  systemOf(transaction)
    .selectFrom('change_rows')
    .innerJoin('changes', 'changes.id', 'changeId')
    .select(['changes.id', 'author', 'at'])
    .where('collection', '=', table.name)
    .where('rowId', '=', rowId)
    .orderBy('changes.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The row that somebody's save of this key has added; none where there was no such save. */
export const rowAddedBy = async (
  transaction: ContentTransaction,
  table: Pick<Table, 'name'>,
  { author, requestKey }: Pick<JournalHead, 'author' | 'requestKey'>,
): Promise<number | undefined> => {
  const added = await systemOf(transaction)
    .selectFrom('changes')
    .innerJoin('change_rows', 'changeId', 'changes.id')
    .select('rowId')
    .where('requestKey', '=', requestKey)
    .where('author', '=', author)
    .where('collection', '=', table.name)
    .where('before', 'is', null)
    .orderBy('changes.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return added?.rowId;
};

/** A change and, while it stands, the one that took it back. */
const heads = (system: Reader) =>
  system
    .selectFrom('changes')
    .select(['changes.id', 'changes.at', 'changes.author', 'changes.kind', 'changes.undoes']);

const undosOf = async (
  system: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly id: number }>> => {
  const undone = new Map<number, { readonly id: number }>();
  if (ids.length === 0) return undone;
  const undos = await system
    .selectFrom('changes')
    .select(['id', 'undoes'])
    .where('undoes', 'in', [...ids])
    .orderBy('id')
    .execute();
  const takenBack = await undosOf(
    system,
    undos.map(({ id }) => id),
  );
  for (const { id, undoes } of undos) if (undoes !== null && !takenBack.has(id)) undone.set(undoes, { id });
  return undone;
};

/** The head of a change, and whether it has been taken back. */
export const findChange = async (
  transaction: ContentTransaction,
  id: number,
): Promise<
  { readonly kind: ChangeKind; readonly author: string | null; readonly isUndone: boolean } | undefined
> => {
  const system = systemOf(transaction);
  const head = await heads(system).where('id', '=', id).executeTakeFirst();
  return head && { kind: head.kind, author: head.author, isUndone: (await undosOf(system, [id])).has(id) };
};

/** A page of the history, the newest first: the changes before one, or the newest of all. */
export const readHistory = async (
  { system }: Database,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<readonly HistoryEntry[]> => {
  let query = heads(system).orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  const found = await query.execute();
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const counts = await system
    .selectFrom('change_rows')
    .select(({ fn }) => ['changeId', fn.countAll<number>().as('rowCount')])
    .where('changeId', 'in', ids)
    .groupBy('changeId')
    .execute();
  const countOf = new Map(counts.map(({ changeId, rowCount }) => [changeId, rowCount]));
  const lastPositions = [...new Set(countOf.values())].map((count) => count - 1);
  const [undone, listed] = await Promise.all([
    undosOf(system, ids),
    system
      .selectFrom('change_rows')
      .select(['changeId', 'position', 'collection', 'rowId', 'before', 'after'])
      .where('changeId', 'in', ids)
      .where((row) => row.or([row('position', '<', listedRows), row('position', 'in', lastPositions)]))
      .orderBy('changeId')
      .orderBy('position')
      .execute(),
  ]);
  const rows = listed.filter(
    ({ changeId, position }) => position < listedRows || position + 1 === countOf.get(changeId),
  );
  return found.map((head) => ({
    ...head,
    undoneBy: undone.get(head.id)?.id ?? null,
    rowCount: countOf.get(head.id) ?? 0,
    rows: rows.filter(({ changeId }) => changeId === head.id).map(toRowHistory),
  }));
};

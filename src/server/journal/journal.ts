import type { ChangeKind, HistoryRow, RowHistory } from '../../model/history';
import { AppError } from '../errors';
import type { ContentTransaction, Database, SystemTables } from '../database/database';
import { isPostgres } from '../database/dialect';
import type { Kysely } from 'kysely';
import type { Table } from '../database/tables';
import { maxInteger } from '../content/fieldCodecs';
import type { RowChange } from '../content/contentWriter';

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

export const systemTablesOf = (transaction: ContentTransaction): Kysely<SystemTables> => transaction; // the same connection, seen with its other tables

const writtenRow = (row: HistoryRow | undefined): string | null => (row ? JSON.stringify(row) : null);

const readRow = (written: string | null): HistoryRow | null =>
  written === null ? null : (JSON.parse(written) as HistoryRow); // written above, by us

/**
 * Holds on to the account of whoever changes content until the change is made: one that is deleted meanwhile would leave its
 * address in the journal.
 * @throws Refusal where it is gone
 */
const holdAuthor = async (transaction: ContentTransaction, email: string | null): Promise<void> => {
  if (email === null) return;
  const account = await systemTablesOf(transaction)
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .$if(isPostgres(transaction), (query) => query.forShare())
    .executeTakeFirst();
  if (!account) throw new AppError('sessionEnded');
};

/**
 * Takes the turn of whoever changes content: one at a time, so that versions follow each other.
 * @param author the address of an account; none for the site itself
 * @returns the version that the change will make
 */
export const acquireLock = async (
  transaction: ContentTransaction,
  author: string | null,
): Promise<number> => {
  const { version } = await systemTablesOf(transaction)
    .updateTable('content_version')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow();
  await holdAuthor(transaction, author);
  return version;
};

/** Gives back the version of a change that changed nothing. */
export const releaseLock = async (transaction: ContentTransaction): Promise<void> => {
  await systemTablesOf(transaction)
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
  const system = systemTablesOf(transaction);
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

/** The version with which the content of this database began. An older one may be of another content. */
export const firstVersionOf = async ({ system }: Database): Promise<number> => {
  const { firstVersion } = await system
    .selectFrom('content_version')
    .select('firstVersion')
    .executeTakeFirstOrThrow();
  return firstVersion;
};

interface StoredRowChange {
  readonly collection: string;
  readonly rowId: number;
  readonly before: string | null;
  readonly after: string | null;
}

export const toRowHistory = ({ collection, rowId, before, after }: StoredRowChange): RowHistory => ({
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
  const stored = await systemTablesOf(transaction)
    .selectFrom('change_rows')
    .selectAll()
    .where('changeId', '=', id)
    .orderBy('position')
    .execute();
  return stored.map(toRowHistory);
};

/** Every row of a table as it was before a change or a deletion. */
export const rowsEverSeen = async (
  transaction: ContentTransaction,
  { name }: Pick<Table, 'name'>,
): Promise<readonly HistoryRow[]> => {
  const stored = await systemTablesOf(transaction)
    .selectFrom('change_rows')
    .select('before')
    .where('collection', '=', name)
    .where('before', 'is not', null)
    .execute();
  return stored.flatMap(({ before }) => readRow(before) ?? []);
};

/** When a row was made, in ms since 1970; undefined where that was before there was a journal. */
export const createdAt = async (
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

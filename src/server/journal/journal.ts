import { lockAccount } from '../accounts/lockAccount';
import { systemTablesOf } from '../database/systemTables';
import type { ChangeKind, HistoryRow, RowHistory } from '../../model/history';
import { entities } from '../../model/schema/entities';
import { classKeyOf } from '../../model/text/textPages';
import { textCollection } from '../../model/text/texts';
import { readVisibility, visibilityCollection } from '../../model/schema/visibility';
import type { ContentTransaction, Database, SystemTables } from '../database/database';
import { inBatches } from '../database/inBatches';
import type { Kysely } from 'kysely';
import type { RowChange, Table } from '../content/rows/tables';
import { maxInteger } from '../content/rows/fieldCodecs';
import { yieldIfBusy } from '../system/yieldIfBusy';

/** Rows of the journal that are read at a time. */
const pageSize = 500;

/** The data of a change without its rows. */
export interface JournalHead {
  readonly at: number;
  readonly author: string | null;
  readonly kind: ChangeKind;
  readonly undoes: number | null;
  readonly requestKey: string | null;
}

/** The database, or a transaction. */
export type QueryRunner = Pick<Kysely<SystemTables>, 'selectFrom'>;

const stringifyRow = (row: HistoryRow | undefined): string | null => (row ? JSON.stringify(row) : null);

const parseRow = (json: string | null): HistoryRow | null =>
  json === null ? null : (JSON.parse(json) as HistoryRow); // written by stringifyRow

/**
 * Locks the content for a change by raising the version. Only one change at a time is possible, so that versions follow
 * each other.
 * @param author the email address of the account; null for the site itself
 * @returns the version that the change will create
 */
export async function acquireLock(transaction: ContentTransaction, author: string | null): Promise<number> {
  const { version } = await systemTablesOf(transaction)
    .updateTable('content_version')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow();
  if (author !== null) await lockAccount(transaction, author);
  return version;
}

/** Lowers the version again after a change that changed nothing. */
export async function releaseLock(transaction: ContentTransaction): Promise<void> {
  await systemTablesOf(transaction)
    .updateTable('content_version')
    .set(({ eb }) => ({ version: eb('version', '-', 1) }))
    .execute();
}

/** The values by which a changed row is searched. For a visibility they are those of the row that it hides. */
const itemOf = (collection: string, row: HistoryRow) => {
  const visibility = collection === visibilityCollection ? readVisibility(row) : undefined;
  const { page } = row;
  return {
    itemCollection: visibility ? entities[visibility.entity].collection : collection,
    itemId: visibility?.rowId ?? row.id,
    page: collection === textCollection ? classKeyOf({ page: typeof page === 'string' ? page : null }) : null,
  };
};

/** Writes a change to the journal, in the transaction of the change. */
export async function writeJournal(
  transaction: ContentTransaction,
  id: number,
  { at, author, kind, undoes, requestKey }: JournalHead,
  changes: readonly RowChange[],
): Promise<void> {
  const system = systemTablesOf(transaction);
  await system.insertInto('changes').values({ id, at, author, kind, undoes, requestKey }).execute();
  await inBatches([...changes.entries()], (batch) => {
    const rows = batch.map(([position, { table, id: rowId, before, after }]) => ({
      changeId: id,
      position,
      collection: table.name,
      rowId,
      before: stringifyRow(before),
      after: stringifyRow(after),
      ...itemOf(table.name, after ?? before ?? { id: rowId }),
    }));
    return system.insertInto('change_rows').values(rows).execute();
  });
}

export async function currentVersion({ system }: { readonly system: QueryRunner }): Promise<number> {
  const { version } = await system.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
  return version;
}

/** The version that the content of this database began with. Older versions may belong to other content. */
export async function firstVersionOf({ system }: Database): Promise<number> {
  const { firstVersion } = await system
    .selectFrom('content_version')
    .select('firstVersion')
    .executeTakeFirstOrThrow();
  return firstVersion;
}

interface StoredRowChange {
  readonly collection: string;
  readonly rowId: number;
  readonly before: string | null;
  readonly after: string | null;
}

export function toRowHistory({ collection, rowId, before, after }: StoredRowChange): RowHistory {
  return {
    collection,
    id: rowId,
    before: parseRow(before),
    after: parseRow(after),
  };
}

/** At most `limit` row changes after a version and up to `until`, in order, and the version of the last one: `version` without any. */
export async function rowsSince(
  { system }: Database,
  version: number,
  until = maxInteger,
  limit = maxInteger,
): Promise<{ readonly version: number; readonly rows: readonly RowHistory[] }> {
  const rows: RowHistory[] = [];
  let last = { changeId: version, position: maxInteger };
  for (;;) {
    const batchSize = Math.min(pageSize, limit - rows.length);
    const stored = await system
      .selectFrom('change_rows')
      .selectAll()
      .where((eb) => eb(eb.refTuple('changeId', 'position'), '>', eb.tuple(last.changeId, last.position)))
      .where('changeId', '<=', until)
      .orderBy('changeId')
      .orderBy('position')
      .limit(batchSize)
      .execute();
    rows.push(...stored.map(toRowHistory));
    last = stored.at(-1) ?? last;
    if (stored.length < batchSize || rows.length === limit) return { version: last.changeId, rows };
    await yieldIfBusy();
  }
}

/** The rows of a change, in order; an empty list if there is no such change. */
export async function rowsOfChange(
  transaction: ContentTransaction,
  id: number,
): Promise<readonly RowHistory[]> {
  const rows: RowHistory[] = [];
  for (;;) {
    const stored = await systemTablesOf(transaction)
      .selectFrom('change_rows')
      .selectAll()
      .where('changeId', '=', id)
      .where('position', '>=', rows.length)
      .orderBy('position')
      .limit(pageSize)
      .execute();
    rows.push(...stored.map(toRowHistory));
    if (stored.length < pageSize) return rows;
    await yieldIfBusy();
  }
}

/** Every earlier state of a table's rows: each row as it was before a change or a deletion. */
export async function earlierRowStates(
  transaction: ContentTransaction,
  { name }: Pick<Table, 'name'>,
): Promise<readonly HistoryRow[]> {
  const stored = await systemTablesOf(transaction)
    .selectFrom('change_rows')
    .select('before')
    .where('collection', '=', name)
    .where('before', 'is not', null)
    .execute();
  return stored.flatMap(({ before }) => parseRow(before) ?? []);
}

/** A row as it was before its last deletion; undefined if the journal has none. */
export async function stateBeforeDeletion(
  { system }: Database,
  collection: string,
  rowId: number,
): Promise<HistoryRow | undefined> {
  const deletion = await system
    .selectFrom('change_rows')
    .select('before')
    .where('collection', '=', collection)
    .where('rowId', '=', rowId)
    .where('after', 'is', null)
    .orderBy('changeId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return parseRow(deletion?.before ?? null) ?? undefined;
}

/** When a row was created, in milliseconds since 1970; undefined if it is older than the journal. */
export async function createdAt(
  { system }: Database,
  collection: string,
  rowId: number,
): Promise<number | undefined> {
  const created = await system
    .selectFrom('change_rows')
    .innerJoin('changes', 'changes.id', 'changeId')
    .select('at')
    .where('collection', '=', collection)
    .where('rowId', '=', rowId)
    .where('before', 'is', null)
    .orderBy('changes.id')
    .limit(1)
    .executeTakeFirst();
  return created?.at;
}

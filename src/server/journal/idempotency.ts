import { systemTablesOf } from '../database/systemTables';
import type { HistoryRow, RowHistory } from '../../model/history';
import type { CommittedChange } from '../content/changes';
import type { ContentTransaction } from '../database/database';
import type { JournalHead } from './journal';
import { toRowHistory } from './journal';
import type { Table, WireRow, WireValues } from '../content/rows/tables';
import type { ContentWriter, Patch } from '../content/contentWriter';

/** Identifies a request, so that a repetition is recognized. */
interface RequestIdentity {
  readonly author: JournalHead['author'];
  /** The client's idempotency key. Without one, no request counts as a repetition. */
  readonly requestKey: string | undefined;
}

/** The row changes that requests with this key made in a table, in order. */
const changesBy = async (
  transaction: ContentTransaction,
  { name }: Pick<Table, 'name'>,
  { author, requestKey }: RequestIdentity,
): Promise<readonly (RowHistory & { readonly change: number })[]> => {
  if (requestKey === undefined) return [];
  const stored = await systemTablesOf(transaction)
    .selectFrom('changes')
    .innerJoin('change_rows', 'changeId', 'changes.id')
    .select(['changes.id', 'collection', 'rowId', 'before', 'after'])
    .where('requestKey', '=', requestKey)
    .where('author', '=', author)
    .where('collection', '=', name)
    .orderBy('changes.id')
    .orderBy('position')
    .execute();
  return stored.map((row) => ({ ...toRowHistory(row), change: row.id }));
};

/** An addition by an earlier request. */
interface EarlierAddition {
  readonly id: number;
  /** The values that its requests wrote, without the changes of others. */
  readonly writtenBase: WireValues;
  /** The id of the last change by its requests. */
  readonly change: number;
}

const writtenBy = ({ before, after }: RowHistory): WireValues =>
  Object.fromEntries(Object.entries(after ?? {}).filter(([name, value]) => before?.[name] !== value));

/** The row that an author's requests with this key have added; undefined if there is none. */
const additionBy = async (
  transaction: ContentTransaction,
  table: Pick<Table, 'name'>,
  request: RequestIdentity,
  isSame: (added: HistoryRow) => boolean,
): Promise<EarlierAddition | undefined> => {
  const changes = await changesBy(transaction, table, request);
  const addedAt = changes.findLastIndex(({ before, after }) => before === null && after && isSame(after));
  const own = changes.slice(addedAt).filter(({ id }) => id === changes[addedAt]?.id);
  const [added, last] = [own[0], own.at(-1)];
  if (!added || added.before || !last) return undefined;
  const writtenBase = own.map(writtenBy).reduce((all, each) => ({ ...all, ...each }), {});
  return { id: added.id, writtenBase, change: last.change };
};

/** A row to add. */
interface NewRowRequest {
  readonly values: WireValues;
  /** For a repetition: the values that the client has seen since in columns that others changed. */
  readonly seenBase: WireValues;
  readonly request: RequestIdentity;
  /** For a request that adds several rows: tells them apart. */
  readonly isSame?: (added: HistoryRow) => boolean;
  /** For a repetition: throws an AppError for invalid changes. */
  readonly validate?: (changes: readonly Patch[]) => Promise<void>;
}

/** The result of `insertOnce`. */
interface InsertResult {
  readonly id: number;
  /** If the row existed already: its current values, and the change of the first request. */
  readonly existing?: { readonly row: WireRow; readonly change: number };
}

/**
 * Adds a row. If an earlier request with the same key added it, changes only the values that differ from that request.
 * Changes by others since then stay.
 * @throws AppError with both versions if others changed the same columns, or for changes that are invalid beside theirs
 */
export async function insertOnce(
  writer: ContentWriter,
  transaction: ContentTransaction,
  table: Table,
  { values, seenBase, request, isSame = () => true, validate }: NewRowRequest,
): Promise<InsertResult> {
  const earlier = await additionBy(transaction, table, request, isSame);
  if (!earlier || !(await writer.find(table, earlier.id))) return { id: await writer.insert(table, values) };
  const { id, writtenBase, change } = earlier;
  const patch = { id, values, base: { ...writtenBase, ...seenBase } };
  await writer.applyPatches(table, [patch], validate);
  const row = await writer.find(table, id);
  return { id, ...(row && { existing: { row, change } }) };
}

/** What the response to an addition has. */
export interface AddResult {
  readonly id: number;
  /** The current row, if it existed already. */
  readonly row?: WireRow;
}

/** The result of an addition. Without a new version, its version is that of the earlier change. */
export function addResultOf(
  { id, existing }: InsertResult,
  version: number | null,
): CommittedChange<AddResult> {
  return {
    result: { id, ...(existing && { row: existing.row }) },
    version: version ?? existing?.change ?? null,
  };
}

/** The rows that an earlier request with this key has added, and the id of its change; undefined if there is none. */
export async function findAdditions(
  transaction: ContentTransaction,
  table: Pick<Table, 'name'>,
  request: RequestIdentity,
): Promise<{ readonly ids: readonly number[]; readonly change: number } | undefined> {
  const changes = await changesBy(transaction, table, request);
  const [first] = changes;
  if (!first) return undefined;
  const added = changes.filter(({ before, change }) => before === null && change === first.change);
  return { ids: added.map(({ id }) => id), change: first.change };
}

/** The id of the change by which a request with this key deleted any of these rows; undefined if there is none. */
export async function findDeletion(
  transaction: ContentTransaction,
  table: Pick<Table, 'name'>,
  rowIds: readonly number[],
  request: RequestIdentity,
): Promise<number | undefined> {
  const changes = await changesBy(transaction, table, request);
  return changes.findLast(({ id, after }) => rowIds.includes(id) && after === null)?.change;
}

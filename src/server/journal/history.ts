import { systemTablesOf } from '../database/systemTables';
import type { HistoryRequest } from '../../model/admin/historyFilter';
import { sitePerson } from '../../model/admin/historyFilter';
import type { ChangeKind, HistoryEntry, HistoryPerson } from '../../model/history';
import { listedRows } from '../../model/history';
import type { ContentTransaction, Database } from '../database/database';
import { inBatches } from '../database/inBatches';
import { yieldIfBusy } from '../system/yieldIfBusy';
import type { PageOfHistory } from './historyFilter';
import { findChanges, rowMatches } from './historyFilter';
import type { QueryRunner } from './journal';
import { toRowHistory } from './journal';
import { displayName } from '../../model/account/displayName';

/** The heads of changes, without their rows. */
const heads = (system: QueryRunner) =>
  system
    .selectFrom('changes')
    .leftJoin('accounts', 'accounts.email', 'changes.author')
    .select([
      'changes.id',
      'changes.at',
      'changes.author',
      'accounts.name as authorName',
      'changes.kind',
      'changes.undoes',
    ]);

/** The changes that undo these ones, by the undone id. An undo that was undone itself does not count. */
const undosOf = async (
  system: QueryRunner,
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
  const undoneUndos = await undosOf(
    system,
    undos.map(({ id }) => id),
  );
  for (const { id, undoes } of undos) if (undoes !== null && !undoneUndos.has(id)) undone.set(undoes, { id });
  return undone;
};

/** The changes among these that undo an undo, and so do again what it undid. */
const redosAmong = async (
  system: QueryRunner,
  heads: readonly { readonly id: number; readonly undoes: number | null }[],
): Promise<ReadonlySet<number>> => {
  const undone = new Map<number, number>();
  let read = heads;
  while (read.length > 0) {
    for (const { id, undoes } of read) if (undoes !== null) undone.set(id, undoes);
    const unread = read.flatMap(({ undoes }) => (undoes === null || undone.has(undoes) ? [] : [undoes]));
    read =
      unread.length === 0
        ? []
        : await system
            .selectFrom('changes')
            .select(['id', 'undoes'])
            .where('id', 'in', unread)
            .where('undoes', 'is not', null)
            .execute();
  }
  const isRedo = (id: number): boolean => {
    let length = 0;
    for (let next = undone.get(id); next !== undefined; next = undone.get(next)) length += 1;
    return length > 0 && length % 2 === 0;
  };
  return new Set(heads.map(({ id }) => id).filter(isRedo));
};

/** The head of a change, and whether it has been undone. */
export async function findChange(
  transaction: ContentTransaction,
  id: number,
): Promise<
  { readonly kind: ChangeKind; readonly author: string | null; readonly isUndone: boolean } | undefined
> {
  const system: QueryRunner = systemTablesOf(transaction);
  const head = await heads(system).where('changes.id', '=', id).executeTakeFirst();
  return head && { kind: head.kind, author: head.author, isUndone: (await undosOf(system, [id])).has(id) };
}

/** The size of the rows from which on a page of the history ends. Each page has at least one change. */
const maxPageLength = 2_000_000;

/** A page of the history, newest first. */
interface HistoryPage {
  readonly changes: readonly HistoryEntry[];
  readonly hasOlder: boolean;
}

const rowsOf = async (system: QueryRunner, changeId: number, filter: Pick<HistoryRequest, 'item'>) => {
  const { rowCount } = await system
    .selectFrom('change_rows')
    .select(({ fn }) => fn.countAll<number>().as('rowCount'))
    .where('changeId', '=', changeId)
    .where(rowMatches(filter))
    .executeTakeFirstOrThrow();
  const rows = await system
    .selectFrom('change_rows')
    .select(['collection', 'rowId', 'before', 'after'])
    .where('changeId', '=', changeId)
    .where(rowMatches(filter))
    .$if(filter.item === undefined, (query) =>
      query.where((row) => row.or([row('position', '<', listedRows), row('position', '=', rowCount - 1)])),
    )
    .orderBy('position')
    .execute();
  return { rowCount, rows };
};

/**
 * The changes of a filter before the id `before`, or else the newest ones. The history of an item has only its rows. A page with
 * long texts has fewer changes than `limit`: they would take seconds.
 */
export async function readHistory(
  { system }: Database,
  { limit, ...filter }: HistoryRequest & PageOfHistory,
): Promise<HistoryPage> {
  const ids = await findChanges(system, { ...filter, limit });
  const found =
    ids.length === 0
      ? []
      : await heads(system)
          .where('changes.id', 'in', [...ids])
          .execute();
  found.sort((one, other) => other.id - one.id);
  const undone = await undosOf(system, ids);
  const redos = await redosAmong(system, found);
  const changes: HistoryEntry[] = [];
  let length = 0;
  for (const head of found) {
    if (length >= maxPageLength) break;
    await yieldIfBusy();
    const { rowCount, rows } = await rowsOf(system, head.id, { item: filter.item });
    for (const each of rows) length += (each.before?.length ?? 0) + (each.after?.length ?? 0);
    changes.push({
      ...head,
      authorName: head.authorName === '' ? null : head.authorName,
      isRedo: redos.has(head.id),
      undoneBy: undone.get(head.id)?.id ?? null,
      rowCount,
      rows: rows.map(toRowHistory),
    });
  }
  await yieldIfBusy();
  return { changes, hasOlder: changes.length < found.length || found.length === limit };
}

/** The authors of changes: their names, or else their email addresses. Changes of the site itself are left out. */
export async function readAuthors(
  { system }: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = await inBatches([...new Set(ids)], (batch) =>
    heads(system).where('changes.id', 'in', batch).execute(),
  );
  const authors = new Map<number, string>();
  for (const { id, author, authorName } of found.flat()) {
    const name = displayName(authorName, author);
    if (name !== null) authors.set(id, name);
  }
  return authors;
}

/** Who has changed content: the accounts by their ids, and others as the journal names them. */
export async function readPeople({ system }: Database): Promise<readonly HistoryPerson[]> {
  const authors = await system.selectFrom('changes').select('author').distinct().execute();
  const accounts = await system.selectFrom('accounts').select(['id', 'email', 'name']).execute();
  const people = authors.map(({ author }): HistoryPerson => {
    if (author === null) return { id: sitePerson, name: null };
    const account = accounts.find(({ email }) => email === author);
    if (account) return { id: String(account.id), name: displayName(account.name, account.email) };
    const [, formerId] = /^#(\d+)$/.exec(author) ?? [];
    return { id: formerId ?? author, name: author };
  });
  return people.sort((one, other) => (one.name ?? '').localeCompare(other.name ?? ''));
}

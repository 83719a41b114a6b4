import type { Kysely } from 'kysely';
import type { ChangeKind, HistoryEntry } from '../../model/history';
import { listedRows } from '../../model/history';
import type { ContentTransaction, Database, SystemTables } from '../database/database';
import { yieldIfBusy } from '../system/yieldIfBusy';
import { systemTablesOf, toRowHistory } from './journal';

type QueryRunner = Pick<Kysely<SystemTables>, 'selectFrom'>;

/** The heads of changes, without their rows. */
const heads = (system: QueryRunner) =>
  system
    .selectFrom('changes')
    .select(['changes.id', 'changes.at', 'changes.author', 'changes.kind', 'changes.undoes']);

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

/** The head of a change, and whether it has been undone. */
export async function findChange(
  transaction: ContentTransaction,
  id: number,
): Promise<
  { readonly kind: ChangeKind; readonly author: string | null; readonly isUndone: boolean } | undefined
> {
  const system: QueryRunner = systemTablesOf(transaction);
  const head = await heads(system).where('id', '=', id).executeTakeFirst();
  return head && { kind: head.kind, author: head.author, isUndone: (await undosOf(system, [id])).has(id) };
}

/** The size of the rows from which on a page of the history ends. Each page has at least one change. */
const maxPageLength = 2_000_000;

/** A page of the history, newest first. */
interface HistoryPage {
  readonly changes: readonly HistoryEntry[];
  readonly hasOlder: boolean;
}

const rowsOf = async (system: QueryRunner, changeId: number) => {
  const { rowCount } = await system
    .selectFrom('change_rows')
    .select(({ fn }) => fn.countAll<number>().as('rowCount'))
    .where('changeId', '=', changeId)
    .executeTakeFirstOrThrow();
  const rows = await system
    .selectFrom('change_rows')
    .select(['collection', 'rowId', 'before', 'after'])
    .where('changeId', '=', changeId)
    .where((row) => row.or([row('position', '<', listedRows), row('position', '=', rowCount - 1)]))
    .orderBy('position')
    .execute();
  return { rowCount, rows };
};

/**
 * The changes before the id `before`, or else the newest ones. A page with long texts has fewer changes than `limit`: they would
 * take seconds.
 */
export async function readHistory(
  { system }: Database,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<HistoryPage> {
  let query = heads(system).orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  const found = await query.execute();
  const undone = await undosOf(
    system,
    found.map(({ id }) => id),
  );
  const changes: HistoryEntry[] = [];
  let length = 0;
  for (const head of found) {
    if (length >= maxPageLength) break;
    await yieldIfBusy();
    const { rowCount, rows } = await rowsOf(system, head.id);
    for (const each of rows) length += (each.before?.length ?? 0) + (each.after?.length ?? 0);
    changes.push({
      ...head,
      undoneBy: undone.get(head.id)?.id ?? null,
      rowCount,
      rows: rows.map(toRowHistory),
    });
  }
  await yieldIfBusy();
  return { changes, hasOlder: changes.length < found.length || found.length === limit };
}

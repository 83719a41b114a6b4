import type { Kysely } from 'kysely';
import type { ChangeKind, HistoryEntry } from '../../model/history';
import { listedRows } from '../../model/history';
import type { ContentTransaction, Database, SystemTables } from '../database/database';
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

/** A page of the history, newest first: the changes before the id `before`, or else the newest ones. */
export async function readHistory(
  { system }: Database,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<readonly HistoryEntry[]> {
  let query = heads(system).orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  const changes = await query.execute();
  const ids = changes.map(({ id }) => id);
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
  return changes.map((head) => ({
    ...head,
    undoneBy: undone.get(head.id)?.id ?? null,
    rowCount: countOf.get(head.id) ?? 0,
    rows: rows.filter(({ changeId }) => changeId === head.id).map(toRowHistory),
  }));
}

import type { Kysely } from 'kysely';
import type { ChangeKind, HistoryEntry } from '../../model/history';
import { listedRows } from '../../model/history';
import type { ContentTransaction, Database, SystemTables } from '../database/database';
import { systemTablesOf, toRowHistory } from './journal';

type Reader = Pick<Kysely<SystemTables>, 'selectFrom'>;

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
  const system: Reader = systemTablesOf(transaction);
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

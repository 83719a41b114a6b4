import type { EntityName } from '../../../model/schema/entities';
import type { WireValues } from './tables';
import { tableOfEntity } from './tables';
import { findAdditions } from '../../journal/idempotency';
import { AppError } from '../../errors';
import { yieldIfBusy } from '../../system/yieldIfBusy';
import type { Actor, CommittedChange } from '../changes';
import type { ContentStore } from '../contentStore';
import { hideNewRow } from '../visibility/visibility';
import { requireValidRow } from './entityRepository';
import type { RequestBody } from './normalizeRow';
import { normalizeNewRow } from './normalizeRow';

/** Rows to add together. A client that got no response repeats the request with the same `requestKey`. */
export interface AddRowsRequest {
  readonly rows: readonly RequestBody[];
  readonly requestKey?: string;
  /** Whether visitors do not see the rows for now. */
  readonly isHidden?: boolean;
}

/**
 * Adds several rows in one change: one entry of the history, which one undo takes back. A repeated request adds nothing.
 * @returns the ids, in the order of the rows
 * @throws AppError for an invalid value, or if a parent does not exist
 */
export async function addRows(
  store: ContentStore,
  actor: Actor,
  name: EntityName,
  { rows, requestKey, isHidden = false }: AddRowsRequest,
): Promise<CommittedChange<{ readonly ids: readonly number[] }>> {
  const table = tableOfEntity(name);
  const added: WireValues[] = [];
  for (const row of rows) added.push(await normalizeNewRow(name, row));
  const { result, version } = await store.change(
    actor,
    async (writer, transaction) => {
      const earlier = await findAdditions(transaction, table, { author: actor.email, requestKey });
      if (earlier && earlier.ids.length !== added.length) throw new AppError('wrongShape'); // another request with this key
      if (earlier) return earlier;
      const ids: number[] = [];
      for (const values of added) {
        await yieldIfBusy();
        await requireValidRow(writer, name, values);
        const id = await writer.insert(table, values);
        ids.push(id);
        if (isHidden) await hideNewRow(writer, name, id);
      }
      return { ids, change: null };
    },
    { requestKey },
  );
  return { result: { ids: result.ids }, version: version ?? result.change };
}

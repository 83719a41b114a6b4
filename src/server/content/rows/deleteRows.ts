import type { EntityName } from '../../../model/schema/entities';
import { childrenOf } from '../../../model/schema/entities';
import { parentColumn } from '../../../model/schema/parents';
import { AppError } from '../../errors';
import { findDeletion } from '../../journal/idempotency';
import { yieldIfBusy } from '../../system/yieldIfBusy';
import type { Actor, CommittedChange } from '../changes';
import type { ContentStore } from '../contentStore';
import type { ContentWriter } from '../contentWriter';
import { removeVisibility } from '../visibility/visibility';
import { tableOfEntity } from './tables';

/** Rows to delete together. A client that got no response repeats the request with the same `requestKey`. */
export interface DeleteRowsRequest {
  readonly ids: readonly number[];
  readonly requestKey?: string;
}

/** Deletes a row, and the rows that belong to it. @throws AppError for an unknown row */
const deleteWithChildren = async (writer: ContentWriter, name: EntityName, id: number): Promise<void> => {
  for (const child of childrenOf(name)) {
    const rows = await writer.findWhere(tableOfEntity(child), { [parentColumn(child)]: id });
    for (const row of rows) await deleteWithChildren(writer, child, row.id);
  }
  await removeVisibility(writer, name, id);
  await writer.delete(tableOfEntity(name), id);
};

/**
 * Deletes several rows and their children in one change. Rows that others have deleted already are left out. A repeated request
 * returns the version of the first one's change.
 * @throws AppError if none of the rows exists
 */
export async function deleteRows(
  store: ContentStore,
  actor: Actor,
  name: EntityName,
  { ids, requestKey }: DeleteRowsRequest,
): Promise<CommittedChange<void>> {
  const { result: earlierVersion, version } = await store.change(
    actor,
    async (writer, transaction) => {
      const table = tableOfEntity(name);
      const present = await writer.findMany(table, ids);
      if (present.size === 0) {
        const request = { author: actor.email, requestKey };
        const earlier = await findDeletion(transaction, table, ids, request);
        if (earlier === undefined) throw new AppError('rowUnknown');
        return earlier;
      }
      for (const id of present.keys()) {
        await yieldIfBusy();
        await deleteWithChildren(writer, name, id);
      }
      return null;
    },
    { requestKey },
  );
  return { result: undefined, version: version ?? earlierVersion };
}

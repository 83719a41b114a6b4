import type { EntityName } from '../../../model/schema/entities';
import { AppError } from '../../errors';
import type { AddResult } from '../../journal/idempotency';
import { addResultOf, findAdditions, insertOnce } from '../../journal/idempotency';
import { yieldIfBusy } from '../../system/yieldIfBusy';
import type { Actor, CommittedChange } from '../changes';
import type { ContentStore } from '../contentStore';
import { hideNewRow } from '../visibility/visibility';
import type { RequestBody } from './normalizeRow';
import { normalizeNamedColumns, normalizeNewRow } from './normalizeRow';
import { requireValidChanges, requireValidRow } from './rowChecks';
import type { WireValues } from './tables';
import { tableOfEntity } from './tables';

/**
 * A row to add. A client that got no response repeats the request with the same `requestKey`. `base` then has the changes
 * by others that the client has seen since.
 */
export type AddRowRequest = RequestBody & {
  readonly requestKey?: string;
  readonly base?: RequestBody;
  /** Whether visitors do not see the row for now. A repeated request does not change it. */
  readonly isHidden?: boolean;
};

/**
 * Adds a row. A repeated request adds nothing: values that differ from the first request are changed in the existing row.
 * The result then has the version of the last change.
 * @throws AppError for an invalid value, if the parent does not exist, or if someone else changed a column since
 */
export async function addRow(
  store: ContentStore,
  actor: Actor,
  name: EntityName,
  { requestKey, base, isHidden = false, ...body }: AddRowRequest,
): Promise<CommittedChange<AddResult>> {
  const values = await normalizeNewRow(name, body);
  const seenBase = await normalizeNamedColumns(name, base ?? {});
  const { result, version } = await store.change(
    actor,
    async (writer, transaction) => {
      await requireValidRow(writer, name, values);
      const added = await insertOnce(writer, transaction, tableOfEntity(name), {
        values,
        seenBase,
        request: { author: actor.email, requestKey },
        validate: (changes) => requireValidChanges(writer, name, changes),
      });
      if (isHidden && !added.existing) await hideNewRow(writer, name, added.id);
      return added;
    },
    { requestKey },
  );
  return addResultOf(result, version);
}

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

import type { EntityName } from '../../../model/schema/entities';
import { picturesKindOf } from '../../../model/schema/entities';
import { parentColumn } from '../../../model/schema/parents';
import type { WireRow } from './tables';
import { tableOfEntity, withoutId } from './tables';
import { AppError } from '../../errors';
import { findAdditions } from '../../journal/idempotency';
import { yieldIfBusy } from '../../system/yieldIfBusy';
import type { Actor, CommittedChange } from '../changes';
import type { ContentStore } from '../contentStore';
import type { ContentWriter } from '../contentWriter';
import { requireValidChanges } from './rowChecks';
import type { RequestBody } from './normalizeRow';
import { normalizeNamedColumns } from './normalizeRow';
import { orderColumn, positionAtEnd } from './position';
import { hideNewRow, visibilityOf } from '../visibility/visibility';
import { withSaleTime } from './withSaleTime';

/** A row to copy. A client that got no response repeats the request with the same `requestKey`. */
export interface DuplicateRequest {
  readonly id: number;
  /** The columns that differ in the copy, such as its name. */
  readonly values?: RequestBody;
  readonly requestKey?: string;
}

/** Copies the further pictures of a row. A hidden one stays hidden when the copy goes online. */
const copyPictures = async (
  writer: ContentWriter,
  name: EntityName,
  from: number,
  to: number,
): Promise<void> => {
  const kind = picturesKindOf(name);
  if (!kind) return;
  const [table, column] = [tableOfEntity(kind), parentColumn(kind)];
  for (const picture of await writer.findWhere(table, { [column]: from })) {
    await yieldIfBusy();
    const copy = await writer.insert(table, { ...withoutId(picture), [column]: to });
    const visibility = await visibilityOf(writer, kind, picture.id);
    if (visibility?.isHidden) await hideNewRow(writer, kind, copy);
  }
};

/**
 * Adds a hidden copy of a row, with its further pictures, at the end of its list. A repeated request adds nothing.
 * @throws AppError for an unknown row or an invalid value
 */
export async function duplicateRow(
  store: ContentStore,
  actor: Actor,
  name: EntityName,
  { id, values = {}, requestKey }: DuplicateRequest,
): Promise<CommittedChange<WireRow>> {
  const table = tableOfEntity(name);
  const own = await normalizeNamedColumns(name, values);
  const { result, version } = await store.change(
    actor,
    async (writer, transaction) => {
      const earlier = await findAdditions(transaction, table, { author: actor.email, requestKey });
      const added = earlier && (await writer.find(table, earlier.ids[0] ?? 0));
      if (added) return { row: added, change: earlier.change };
      const source = await writer.find(table, id);
      if (!source) throw new AppError('rowUnknown');
      await requireValidChanges(writer, name, [{ id, values: own }]);
      const copy = { ...withoutId(source), ...own };
      const row = withSaleTime(table, { ...copy, [orderColumn]: await positionAtEnd(writer, name, copy) });
      const newId = await writer.insert(table, row);
      await hideNewRow(writer, name, newId);
      await copyPictures(writer, name, id, newId);
      return { row: { ...row, id: newId }, change: null };
    },
    { requestKey },
  );
  return { result: result.row, version: version ?? result.change };
}

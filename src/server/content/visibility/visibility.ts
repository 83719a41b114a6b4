import type { EntityName } from '../../../model/schema/entities';
import type { Visibility } from '../../../model/schema/visibility';
import { published } from '../../../model/schema/visibility';
import type { ContentTransaction } from '../../database/database';
import type { WireRow, WireValues } from '../rows/tables';
import { tableOfEntity, visibilityTable, withoutId } from '../rows/tables';
import { AppError } from '../../errors';
import type { Actor, CommittedChange } from '../changes';
import { rejectConflicts, valuesChangedByClient } from '../conflicts';
import type { ContentStore } from '../contentStore';
import type { ContentWriter, Patch } from '../contentWriter';
import { differingValues } from '../contentWriter';

/** The stored visibility of a row; undefined for a row that was never hidden. */
export async function visibilityOf(
  writer: ContentWriter,
  entity: EntityName,
  rowId: number,
): Promise<WireRow | undefined> {
  return (await writer.findWhere(visibilityTable, { entity, rowId }))[0];
}

/** Hides a row that was added in the same change. */
export async function hideNewRow(writer: ContentWriter, entity: EntityName, rowId: number): Promise<void> {
  await writer.insert(visibilityTable, { entity, rowId, ...published, isHidden: true });
}

/** Removes the visibility of a row that is deleted in the same change, so that an undo restores both. */
export async function removeVisibility(
  writer: ContentWriter,
  entity: EntityName,
  rowId: number,
): Promise<void> {
  const stored = await visibilityOf(writer, entity, rowId);
  if (stored) await writer.delete(visibilityTable, stored.id);
}

/** A change of the visibility of a row. `base` has its values from when the client showed it, if it sent them. */
export interface VisibilityChange extends Partial<Visibility> {
  readonly id: number;
  readonly base?: Partial<Visibility>;
}

/** A row that is shown by hand no longer waits for its time to go online. */
const withoutUsedTime = (values: Partial<Visibility>): Partial<Visibility> =>
  values.isHidden === false && values.onlineAt === undefined ? { ...values, onlineAt: '' } : values;

/**
 * The values that the client changed. A row that shall go online later must be hidden until then: so `isHidden` is one of them then,
 * and it is a conflict if someone else has shown the row.
 */
const valuesToSet = (sent: Partial<Visibility>, base: Partial<Visibility>): WireValues => ({
  ...valuesChangedByClient({ values: withoutUsedTime(sent), base }),
  ...(sent.isHidden === true && Boolean(sent.onlineAt) && { isHidden: true }),
});

/**
 * Reversed times that are stored already, such as by an import, do not keep a row from being hidden or shown.
 * @throws AppError if the row would go offline before it goes online
 */
const requireOrder = (current: WireRow, values: WireValues): void => {
  const { onlineAt, offlineAt } = { ...current, ...values };
  const isReversed = onlineAt !== '' && offlineAt !== '' && String(offlineAt) <= String(onlineAt);
  const changed = differingValues(current, values);
  if (isReversed && ('onlineAt' in changed || 'offlineAt' in changed))
    throw new AppError('offlineTooEarly', { field: 'offlineAt' });
};

/** The id of a visibility that is not stored: a row without one is published. */
const notStored = 0;

/**
 * Hides, shows or schedules rows of a kind within a change.
 * @throws AppError for an unknown row, for reversed times, or with all conflicts if someone else has changed the same values since
 * `base`
 */
export async function setVisibility(
  writer: ContentWriter,
  transaction: ContentTransaction,
  entity: EntityName,
  changes: readonly VisibilityChange[],
): Promise<void> {
  const rowIds = changes.map(({ id }) => id);
  const rows = await writer.findMany(tableOfEntity(entity), rowIds);
  const patches = [];
  for (const { id: rowId, base = {}, ...sent } of changes) {
    if (!rows.has(rowId)) throw new AppError('rowUnknown');
    const stored = await visibilityOf(writer, entity, rowId);
    const current: WireRow = stored ?? { id: notStored, entity, rowId, ...published };
    patches.push({ id: current.id, values: valuesToSet(sent, base), base, current });
  }
  await rejectConflicts(transaction, visibilityTable, patches);
  for (const { current, values } of patches) requireOrder(current, values);
  const isStored = ({ id }: Patch): boolean => id !== notStored;
  await writer.update(visibilityTable, patches.filter(isStored));
  for (const { values, current } of patches.filter((patch) => !isStored(patch)))
    if (Object.keys(differingValues(current, values)).length > 0)
      await writer.insert(visibilityTable, { ...withoutId(current), ...values });
}

/** The same as one change: all rows or none. */
export function changeVisibility(
  store: ContentStore,
  actor: Actor,
  entity: EntityName,
  changes: readonly VisibilityChange[],
): Promise<CommittedChange<void>> {
  return store.change(actor, (writer, transaction) => setVisibility(writer, transaction, entity, changes));
}

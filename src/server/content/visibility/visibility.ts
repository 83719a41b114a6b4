import type { EntityName } from '../../../model/schema/entities';
import type { Visibility } from '../../../model/schema/visibility';
import { published } from '../../../model/schema/visibility';
import type { WireRow } from '../rows/tables';
import { tableOfEntity, visibilityTable } from '../rows/tables';
import { AppError } from '../../errors';
import type { Actor, CommittedChange } from '../changes';
import type { ContentStore } from '../contentStore';
import type { ContentWriter } from '../contentWriter';

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
 * Hides, shows or schedules rows of a kind within a change.
 * @throws AppError for an unknown row, or if someone else has changed the same values since `base`
 */
export async function setVisibility(
  writer: ContentWriter,
  entity: EntityName,
  changes: readonly VisibilityChange[],
): Promise<void> {
  for (const { id: rowId, base = {}, ...sent } of changes) {
    const values = withoutUsedTime(sent);
    if (!(await writer.find(tableOfEntity(entity), rowId))) throw new AppError('rowUnknown');
    const stored = await visibilityOf(writer, entity, rowId);
    if (!stored) {
      const visibility = { ...published, ...values };
      const isPublished = !visibility.isHidden && visibility.onlineAt === '' && visibility.offlineAt === '';
      if (!isPublished) await writer.insert(visibilityTable, { entity, rowId, ...visibility });
      continue;
    }
    const patch = { id: stored.id, values, base };
    await writer.applyPatches(visibilityTable, [patch]);
  }
}

/** The same as one change: all rows or none. */
export function changeVisibility(
  store: ContentStore,
  actor: Actor,
  entity: EntityName,
  changes: readonly VisibilityChange[],
): Promise<CommittedChange<void>> {
  return store.change(actor, (writer) => setVisibility(writer, entity, changes));
}

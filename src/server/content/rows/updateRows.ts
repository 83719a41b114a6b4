import type { EntityName } from '../../../model/schema/entities';
import { columnsOfEntity } from '../../../model/schema/rows';
import { AppError } from '../../errors';
import type { Actor, CommittedChange } from '../changes';
import type { PatchWithBase } from '../conflicts';
import type { ContentStore } from '../contentStore';
import type { VisibilityChange } from '../visibility/visibility';
import { setVisibility } from '../visibility/visibility';
import type { RequestBody } from './normalizeRow';
import { isRichText, normalizeNamedColumns } from './normalizeRow';
import { requireValidChanges } from './rowChecks';
import { tableOfEntity } from './tables';

/** A change of a row. `base` has the columns from when the client opened its editor, if it sent them. */
export type UpdateRowRequest = RequestBody & {
  readonly id: number;
  readonly base?: RequestBody;
  /** Hides or shows the row in the same change. */
  readonly isHidden?: boolean;
};

/** The most formatted text that one request may change, in characters. To clean it takes seconds. */
const maxChangedRichText = 2_000_000;

/** @throws AppError if the rows change too much formatted text */
const limitRichText = (store: ContentStore, name: EntityName, bodies: readonly UpdateRowRequest[]): void => {
  const columns = columnsOfEntity(name).filter(isRichText);
  let length = 0;
  for (const body of bodies) {
    const current = store.storedRow(tableOfEntity(name), body.id);
    for (const { name: column } of columns)
      for (const value of [body[column], body.base?.[column]])
        if (typeof value === 'string' && value !== current?.[column]) length += value.length;
  }
  if (length > maxChangedRichText) throw new AppError('tooLarge', { bytes: maxChangedRichText });
};

/**
 * The changes that update requests name, normalized.
 * @throws AppError for formatted text that is too long, nested too deeply or too much
 */
const patchesOf = async (
  store: ContentStore,
  name: EntityName,
  bodies: readonly UpdateRowRequest[],
): Promise<PatchWithBase[]> => {
  limitRichText(store, name, bodies);
  const patches: PatchWithBase[] = [];
  for (const body of bodies) {
    const current = store.storedRow(tableOfEntity(name), body.id);
    patches.push({
      id: body.id,
      values: await normalizeNamedColumns(name, body, current),
      base: await normalizeNamedColumns(name, body.base ?? {}, current),
    });
  }
  return patches;
};

const visibilityChangesIn = (bodies: readonly UpdateRowRequest[]): readonly VisibilityChange[] =>
  bodies.flatMap(({ id, isHidden }) => (isHidden === undefined ? [] : [{ id, isHidden }]));

/**
 * Changes the columns that the bodies name, in all rows or in none. The same change hides or shows rows.
 * @throws AppError for an invalid value, an unknown row or parent, or if someone else changed a column since `base`
 */
export async function updateRows(
  store: ContentStore,
  actor: Actor,
  name: EntityName,
  bodies: readonly UpdateRowRequest[],
): Promise<CommittedChange<void>> {
  const patches = await patchesOf(store, name, bodies);
  return store.change(actor, async (writer, transaction) => {
    await writer.applyPatches(tableOfEntity(name), patches, (changes) =>
      requireValidChanges(writer, name, changes),
    );
    await setVisibility(writer, transaction, name, visibilityChangesIn(bodies));
  });
}

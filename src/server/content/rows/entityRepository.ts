import type { EntityName } from '../../../model/schema/entities';
import { childrenOf } from '../../../model/schema/entities';
import { parentColumn, parentOf } from '../../../model/schema/parents';
import type { Column } from '../../../model/schema/fields';
import { columnsOfEntity } from '../../../model/schema/rows';
import type { KindError } from '../../../model/schema/validate';
import { validateKind } from '../../../model/schema/validate';
import { AppError } from '../../errors';
import type { PatchWithBase } from '../conflicts';
import { valuesChangedByClient, rejectConflicts } from '../conflicts';
import type { ContentStore } from '../contentStore';
import type { Actor, CommittedChange } from '../changes';
import type { AddResult } from '../../journal/idempotency';
import type { WireValues } from './tables';
import { insertOnce, addResultOf } from '../../journal/idempotency';
import { tableOfEntity } from './tables';
import type { ContentWriter } from '../contentWriter';
import type { RequestBody, UpdateRowRequest } from './normalizeRow';
import { normalizeNewRow, normalizeNamedColumns, patchesOf } from './normalizeRow';
import { yieldIfBusy } from '../../system/yieldIfBusy';
import type { VisibilityChange } from '../visibility/visibility';
import { hideNewRow, removeVisibility, setVisibility } from '../visibility/visibility';

const errorOfKind = {
  email: 'emailInvalid',
  telephone: 'telephoneInvalid',
  date: 'dateInvalid',
  dateOrder: 'dateTooEarly',
} as const satisfies Readonly<Record<KindError, string>>;

interface InvalidValue {
  /** The column, and the one with which it is compared. */
  readonly names: readonly string[];
  readonly error: AppError;
}

/** The column that a day must not be before. */
const notBeforeOf = ({ field }: Column): readonly string[] => ('notBefore' in field ? [field.notBefore] : []);

/** The values that the form refuses too: those that are not of the kind of their field. */
const invalidValues = (name: EntityName, values: WireValues): readonly InvalidValue[] =>
  columnsOfEntity(name).flatMap((column) => {
    const error = validateKind(column.field, String(values[column.name] ?? ''), values);
    if (!error) return [];
    const names = [column.name, ...notBeforeOf(column)];
    return [{ names, error: new AppError(errorOfKind[error], { field: column.name }) }];
  });

/**
 * Accepts an invalid value that is stored already, so that a client that sends whole rows can correct another field of an
 * imported row.
 * @throws AppError for an invalid value
 */
export async function requireValidChanges(
  writer: ContentWriter,
  name: EntityName,
  changes: readonly Pick<PatchWithBase, 'id' | 'values'>[],
): Promise<void> {
  const isCompared = columnsOfEntity(name).some((column) => notBeforeOf(column).length > 0);
  for (const { id, values } of changes) {
    await yieldIfBusy();
    const compared = isCompared ? await writer.find(tableOfEntity(name), id) : undefined;
    const invalid = invalidValues(name, { ...compared, ...values });
    if (invalid.length === 0) continue;
    const current = compared ?? (await writer.find(tableOfEntity(name), id));
    const isChanged = (column: string): boolean => column in values && current?.[column] !== values[column];
    const changed = invalid.find(({ names }) => names.some(isChanged));
    if (current && changed) throw changed.error;
  }
}

/** @throws AppError if a row would belong to one that does not exist */
export async function requireParent(
  writer: ContentWriter,
  name: EntityName,
  values: WireValues,
): Promise<void> {
  const parent = parentOf(name);
  const id = parent && values[parent.column];
  if (!parent || id === undefined) return;
  if (await writer.find(tableOfEntity(parent.entity), Number(id))) return;
  throw new AppError('parentUnknown', { field: parent.column });
}

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

/** @throws AppError for an invalid value */
export function requireValidValues(name: EntityName, values: WireValues): void {
  const [invalid] = invalidValues(name, values);
  if (invalid) throw invalid.error;
}

/** @throws AppError for an invalid value of a row to add, or if its parent does not exist */
export async function requireValidRow(
  writer: ContentWriter,
  name: EntityName,
  values: WireValues,
): Promise<void> {
  requireValidValues(name, values);
  await requireParent(writer, name, values);
}

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
      const request = { author: actor.email, requestKey };
      const added = await insertOnce(writer, transaction, tableOfEntity(name), { values, seenBase, request });
      if (isHidden && !added.existing) await hideNewRow(writer, name, added.id);
      return added;
    },
    { requestKey },
  );
  return addResultOf(result, version);
}

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
    const table = tableOfEntity(name);
    const based = patches.filter(({ base }) => Object.keys(base).length > 0);
    if (based.length > 0) {
      const current = await writer.findMany(
        table,
        based.map(({ id }) => id),
      );
      await rejectConflicts(transaction, table, based, current);
    }
    const own = patches.map((patch) => ({ id: patch.id, values: valuesChangedByClient(patch) }));
    await requireValidChanges(writer, name, own);
    const column = parentColumn(name);
    const onePerParent = new Map(own.map(({ values }) => [values[column], values]));
    for (const values of onePerParent.values()) await requireParent(writer, name, values);
    await writer.update(table, own);
    await setVisibility(writer, name, visibilityChangesIn(bodies));
  });
}

/** Deletes a row, and the rows that belong to it. @throws AppError for an unknown row */
export async function deleteWithChildren(writer: ContentWriter, name: EntityName, id: number): Promise<void> {
  for (const child of childrenOf(name)) {
    const rows = await writer.findWhere(tableOfEntity(child), { [parentColumn(child)]: id });
    for (const row of rows) await deleteWithChildren(writer, child, row.id);
  }
  await removeVisibility(writer, name, id);
  await writer.delete(tableOfEntity(name), id);
}

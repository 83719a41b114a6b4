import type { EntityName } from '../../model/schema/entities';
import { childrenOf, entities, isEntityName } from '../../model/schema/entities';
import { parentField } from '../../model/schema/entities/entity';
import type { Column } from '../../model/schema/fields';
import { columnsOf, defaultValue } from '../../model/schema/fields';
import { fieldCodecs } from './fieldCodecs';
import { AppError } from '../errors';
import type { BasedPatch } from './conflicts';
import { ownValues, rejectConflicts } from './conflicts';
import type { ContentStore } from './contentStore';
import type { Actor, CommittedChange } from './changes';
import type { Saved } from '../journal/repeatedRequests';
import type { WireRow, WireValues } from '../database/tables';
import { addOnce, deletionBy, savedBy } from '../journal/repeatedRequests';
import { tableOfEntity } from '../database/tables';
import type { ContentWriter } from './contentWriter';

/** The body of a call, valid by the schema of its kind of content. */
export type Body = Readonly<Record<string, unknown>>;

/** A change of a row, with the columns as they were when the editor was opened, where the caller says that. */
export type Change = Body & { readonly id: number; readonly base?: Body };

const isWireValue = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const receiveColumn = (column: Column, value: unknown) =>
  isWireValue(value) ? fieldCodecs[column.field.kind].normalize(value, column) : defaultValue(column.field);

/** The columns that a body names; what else it holds is ignored. */
const receiveNamed = (name: EntityName, body: Body): WireValues =>
  Object.fromEntries(
    columnsOf(entities[name].fields)
      .filter((column) => Object.hasOwn(body, column.name))
      .map((column) => [column.name, receiveColumn(column, body[column.name])]),
  );

/** Every column, with its default where the body does not name it (specification, section 5). */
export const normalizeRow = (name: EntityName, body: Body): WireValues => {
  const defaults: WireValues = Object.fromEntries(
    columnsOf(entities[name].fields).map((column) => [column.name, defaultValue(column.field)]),
  );
  return { ...defaults, ...receiveNamed(name, body) };
};

const requireParent = async (writer: ContentWriter, name: EntityName, values: WireValues): Promise<void> => {
  const parent = parentField(entities[name]);
  const id = parent && values[parent.name];
  if (!parent || id === undefined || !isEntityName(parent.entity)) return;
  if (await writer.find(tableOfEntity(parent.entity), Number(id))) return;
  throw new AppError('parentUnknown', { field: parent.name });
};

/**
 * A row to add, with what the caller knows the call by, should it have to repeat it without having heard of the first, and
 * what it has seen of others' changes since then.
 */
export type Addition = Body & { readonly requestKey?: string; readonly base?: Body };

/**
 * Adds a row. Where the same call has been made before, nothing is added twice: what this one says otherwise is changed in the
 * row that is there, and the answer is the change that was made last.
 * @throws Refusal where its parent does not exist, and of a column that another has changed since
 */
export const saveRow = async (
  store: ContentStore,
  actor: Actor,
  name: EntityName,
  { requestKey, base, ...body }: Addition,
): Promise<CommittedChange<Saved>> => {
  const { result, version } = await store.change(
    actor,
    async (writer, transaction) => {
      const values = normalizeRow(name, body);
      await requireParent(writer, name, values);
      const seen = receiveNamed(name, base ?? {});
      const knownBy = { author: actor.email, requestKey };
      return addOnce(writer, transaction, tableOfEntity(name), { values, seen, knownBy });
    },
    { requestKey },
  );
  return savedBy(result, version);
};

const patchOf = (name: EntityName, body: Change): BasedPatch => ({
  id: body.id,
  values: receiveNamed(name, body),
  base: receiveNamed(name, body.base ?? {}),
});

/**
 * Changes the named columns of rows: of all of them, or of none.
 * @throws Refusal of an unknown row or parent, and of a column that another has changed since `base`
 */
export const updateRows = (
  store: ContentStore,
  actor: Actor,
  name: EntityName,
  bodies: readonly Change[],
): Promise<CommittedChange<void>> =>
  store.change(actor, async (writer, transaction) => {
    const table = tableOfEntity(name);
    const patches = bodies.map((body) => patchOf(name, body));
    const based = patches.filter(({ base }) => Object.keys(base).length > 0);
    if (based.length > 0) {
      const current = await writer.findMany(
        table,
        based.map(({ id }) => id),
      );
      await rejectConflicts(transaction, table, based, current);
    }
    const own = patches.map((patch) => ({ id: patch.id, values: ownValues(patch) }));
    const parent = parentField(entities[name]);
    const onePerParent = new Map(own.map(({ values }) => [parent && values[parent.name], values]));
    for (const values of onePerParent.values()) await requireParent(writer, name, values);
    await writer.update(table, own);
  });

const removeWithChildren = async (writer: ContentWriter, name: EntityName, id: number): Promise<void> => {
  for (const child of childrenOf(name)) {
    const parent = parentField(entities[child]);
    if (!parent) continue;
    const rows = await writer.findWhere(tableOfEntity(child), { [parent.name]: id });
    for (const row of rows) await removeWithChildren(writer, child, row.id);
  }
  await writer.remove(tableOfEntity(name), id);
};

/** A row to delete, with what the caller knows the call by, as of an `Addition`. */
export interface Deletion {
  readonly id: number;
  readonly requestKey?: string;
}

/**
 * Deletes a row and what belongs to it. Where the same call has been made before, it answers with the change that it made
 * then.
 * @throws Refusal of an unknown row
 */
export const deleteRow = async (
  store: ContentStore,
  actor: Actor,
  name: EntityName,
  { id, requestKey }: Deletion,
): Promise<CommittedChange<void>> => {
  const { result: before, version } = await store.change(
    actor,
    async (writer, transaction) => {
      const table = tableOfEntity(name);
      if (requestKey !== undefined && !(await writer.find(table, id))) {
        const known = await deletionBy(transaction, table, id, { author: actor.email, requestKey });
        if (known !== undefined) return known;
      }
      await removeWithChildren(writer, name, id);
      return null;
    },
    { requestKey },
  );
  return { result: undefined, version: version ?? before };
};

/** The rows of a kind of content, by id. */
export const listRows = (store: ContentStore, name: EntityName): readonly WireRow[] =>
  store.rows(tableOfEntity(name));

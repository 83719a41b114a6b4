import type { EntityName } from '../../../model/schema/entities';
import type { Column } from '../../../model/schema/fields';
import { defaultValue } from '../../../model/schema/fields';
import { columnsOfEntity, isValue } from '../../../model/schema/rows';
import type { WireRow, WireValues } from './tables';
import { tableOfEntity } from './tables';
import { AppError } from '../../errors';
import { yieldIfBusy } from '../../system/yieldIfBusy';
import type { PatchWithBase } from '../conflicts';
import type { ContentStore } from '../contentStore';
import type { WireValue } from './fieldCodecs';
import { codecOf } from './fieldCodecs';

/** A request body that is valid by the schema of its entity. */
export type RequestBody = Readonly<Record<string, unknown>>;

/** A change of a row. `base` has the columns from when the client opened its editor, if it sent them. */
export type UpdateRowRequest = RequestBody & {
  readonly id: number;
  readonly base?: RequestBody;
  /** Hides or shows the row in the same change. */
  readonly isHidden?: boolean;
};

const isRichText = ({ field }: Column): boolean => field.kind === 'localizedRichText';

const normalizeColumn = (column: Column, value: unknown) =>
  isValue(value) ? codecOf(column.field).normalize(value, column) : defaultValue(column.field);

/** The columns that a body names. Its other properties are ignored. */
const namedColumns = (name: EntityName, body: RequestBody): readonly Column[] =>
  columnsOfEntity(name).filter((column) => Object.hasOwn(body, column.name));

const defaultValues = (name: EntityName): WireValues =>
  Object.fromEntries(columnsOfEntity(name).map((column) => [column.name, defaultValue(column.field)]));

/** Every column of a row. A column that the body does not name has its default (specification, section 5). */
export function normalizeRow(name: EntityName, body: RequestBody): WireValues {
  const values = namedColumns(name, body).map(
    (column) => [column.name, normalizeColumn(column, body[column.name])] as const,
  );
  return { ...defaultValues(name), ...Object.fromEntries(values) };
}

/**
 * Normalizes the columns that a body names, and lets other requests run in between.
 * @param current the stored row: its texts are clean already, and cleaning takes long
 */
export async function normalizeNamedColumns(
  name: EntityName,
  body: RequestBody,
  current?: WireRow,
): Promise<WireValues> {
  const values: Record<string, WireValue> = {};
  for (const column of namedColumns(name, body)) {
    const value = body[column.name];
    await yieldIfBusy();
    values[column.name] =
      isRichText(column) && current?.[column.name] === value && typeof value === 'string'
        ? value
        : normalizeColumn(column, value);
  }
  return values;
}

/** The same as `normalizeRow`, but lets other requests run in between. */
export async function normalizeNewRow(name: EntityName, body: RequestBody): Promise<WireValues> {
  return { ...defaultValues(name), ...(await normalizeNamedColumns(name, body)) };
}

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
export async function patchesOf(
  store: ContentStore,
  name: EntityName,
  bodies: readonly UpdateRowRequest[],
): Promise<PatchWithBase[]> {
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
}

import type { EntityName } from '../../../model/schema/entities';
import type { Column } from '../../../model/schema/fields';
import { defaultValue } from '../../../model/schema/fields';
import { columnsOfEntity, isValue } from '../../../model/schema/rows';
import type { WireRow, WireValues } from './tables';
import { yieldIfBusy } from '../../system/yieldIfBusy';
import type { WireValue } from './fieldCodecs';
import { codecOf } from './fieldCodecs';

/** A request body that is valid by the schema of its entity. */
export type RequestBody = Readonly<Record<string, unknown>>;

/** Whether a column has formatted text, which takes long to clean. */
export function isRichText({ field }: Column): boolean {
  return field.kind === 'localizedRichText';
}

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

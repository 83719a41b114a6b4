import type { EntityName } from '../../../model/schema/entities';
import { entities } from '../../../model/schema/entities';
import type { Column } from '../../../model/schema/fields';
import { defaultValue } from '../../../model/schema/fields';
import { maxTextLength } from '../../../model/limits';
import { columnsOfEntity, readRow, readValue } from '../../../model/schema/rows';
import { normalizeRow } from '../../content/entityRepository';
import type { WireRow, WireValues } from '../../database/tables';
import { fieldCodecs, maxInteger } from '../../content/fieldCodecs';
import { AppError } from '../../errors';
import type { Notes } from './notes';
import { shown } from './notes';

export function isId(id: number): boolean {
  return id >= 1 && id <= maxInteger;
}

const isInRange = (value: string | number | boolean): boolean =>
  typeof value !== 'number' || (value >= 0 && value <= maxInteger);

/** Normalizes a row. Rich text that is too long gets its default, so that the rest of the row can be saved. */
const normalizeWithoutLongText = (
  name: EntityName,
  values: Record<string, unknown>,
  note: (text: string) => void,
): WireValues => {
  try {
    return normalizeRow(name, values);
  } catch (error) {
    const field = error instanceof AppError ? error.values.field : undefined;
    if (typeof field !== 'string' || values[field] === undefined) throw error;
    note(`the text of '${field}' is too long; left out`);
    return normalizeWithoutLongText(name, { ...values, [field]: undefined }, note);
  }
};

const isTooLong = ({ field }: Column, value: string | number | boolean): boolean => {
  const { maxLength } = fieldCodecs[field.kind].schema;
  return maxLength === maxTextLength && typeof value === 'string' && value.length > maxTextLength;
};

/** Reads a row and adds a note for each invalid value. @returns undefined, with a note, if the row has no valid id */
export function readEntityRow(
  name: EntityName,
  raw: Readonly<Record<string, unknown>>,
  notes: Notes,
): WireRow | undefined {
  const { collection } = entities[name];
  const row = readRow(name, raw);
  if (!row || !isId(row.id)) {
    notes.add(`${collection}: a row has the id ${shown(raw.id)}; left out`);
    return undefined;
  }
  const note = (text: string): void => notes.add(`${collection} ${row.id}: ${text}`);
  const values: Record<string, unknown> = { ...row };
  for (const column of columnsOfEntity(name)) {
    const rawValue = Object.hasOwn(raw, column.name) ? raw[column.name] : null;
    if (rawValue === null || rawValue === undefined) continue; // missing, so it has the default
    const value = readValue(column, rawValue);
    if (value === undefined || !isInRange(value)) {
      note(
        `'${column.name}' is ${shown(rawValue)}, which is not of type ${column.type}; the default is used`,
      );
      values[column.name] = defaultValue(column.field);
    } else if (isTooLong(column, value))
      note(
        `'${column.name}' is longer than ${maxTextLength} characters; kept, but it has to be shortened when it is edited`,
      );
  }
  return { ...normalizeWithoutLongText(name, values, note), id: row.id };
}

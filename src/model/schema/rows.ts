import type { EntityName, NewRow, Row } from './entities';
import { entities, entityNames } from './entities';
import type { Column } from './fields';
import { columnsOf, defaultValue, isCompany } from './fields';
import type { TextResource } from '../text/texts';
import type { Language } from '../site/languages';
import { isLanguage } from '../site/languages';
import { isRecord } from './isRecord';

/*
 * Reads rows from outside: from any back-end of this kind, or from an older export. A value that is missing or of another
 * type becomes its default, so that the rest of the code can rely on the type of a row.
 */

/** A value of a column. */
export type Value = string | number | boolean;

/** The values of a form, by column. A file that is not uploaded yet is a `File`. */
export type FormValues = Readonly<Record<string, unknown>>;

export function isValue(value: unknown): value is Value {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

const readInteger = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
};

/** Databases without a boolean type return 0 and 1. */
const readBoolean = (value: unknown): boolean | undefined => {
  if (typeof value === 'boolean') return value;
  return value === 0 || value === 1 ? value === 1 : undefined;
};

const readString = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
};

/** Converts a value from outside to a column's type; undefined where it is of another type. */
export function readValue(column: Column, value: unknown): Value | undefined {
  if (column.field.kind === 'company') return isCompany(value) || value === '' ? value : undefined;
  if (column.type === 'integer') return readInteger(value);
  if (column.type === 'boolean') return readBoolean(value);
  return readString(value);
}

const readColumn = (column: Column, value: unknown): Value =>
  readValue(column, value) ?? defaultValue(column.field);

const columnsByEntity = new Map(
  Object.entries(entities).map(([name, entity]) => [name, columnsOf(entity.fields)] as const),
);

/** The columns of a kind of content, in their order, without the id. */
export function columnsOfEntity(name: EntityName): readonly Column[] {
  return columnsByEntity.get(name) ?? [];
}

/** The columns with those of each field in the order of the forms: the reader's language first. */
export function columnsFrom(reader: Language, columns: readonly Column[]): readonly Column[] {
  const fields = columns.map(({ fieldName }) => fieldName);
  const rank = ({ fieldName, language }: Column): number =>
    2 * fields.indexOf(fieldName) + Number(language !== undefined && language !== reader);
  return columns.toSorted((one, other) => rank(one) - rank(other));
}

const readColumns = (name: EntityName, raw: Readonly<Record<string, unknown>>): Record<string, Value> =>
  Object.fromEntries(
    columnsOfEntity(name).map((column) => [
      column.name,
      readColumn(column, Object.hasOwn(raw, column.name) ? raw[column.name] : undefined),
    ]),
  );

/** A row of a kind of content, or undefined where the value is not a row (no object, no id). */
export function readRow<Name extends EntityName>(name: Name, raw: unknown): Row<Name> | undefined {
  if (!isRecord(raw)) return undefined;
  const id = readInteger(raw.id);
  if (id === undefined) return undefined;
  return { id, ...readColumns(name, raw) } as Row<Name>; // derived from the same table as the type
}

/** A new row with the given values, and every other column at its default. */
export function newRow<Name extends EntityName>(
  name: Name,
  values: Partial<NewRow<Name>> = {},
): NewRow<Name> {
  return readColumns(name, values) as NewRow<Name>; // derived from the same table as the type
}

/** The rows of a collection; values that are not rows are left out. */
export function readRows<Name extends EntityName>(name: Name, raw: unknown): Row<Name>[] {
  return Array.isArray(raw) ? raw.flatMap((each) => readRow(name, each) ?? []) : [];
}

/** The rows of each kind in a response of the API. A missing collection is empty. */
export function readCollections(
  response: Readonly<Record<string, unknown>>,
): Record<EntityName, Row<EntityName>[]> {
  return Object.fromEntries(
    entityNames.map((name) => [name, readRows(name, response[entities[name].collection])]),
  ) as Record<EntityName, Row<EntityName>[]>; // one key for each name of the table
}

/** A text, or undefined where the value is not a text (no object, no id, no key, no language of the site). */
export function readText(raw: unknown): TextResource | undefined {
  if (!isRecord(raw)) return undefined;
  const id = readInteger(raw.id);
  const { object_key: key, language, page } = raw;
  if (id === undefined || typeof key !== 'string' || !isLanguage(language)) return undefined;
  return {
    id,
    object_key: key,
    language,
    page: typeof page === 'string' && page !== '' ? page : null,
    resource: readString(raw.resource) ?? '',
    isHtml: readBoolean(raw.isHtml) ?? false,
  };
}

/** The texts of a collection; values that are not texts in a language of the site are left out. */
export function readTexts(raw: unknown): TextResource[] {
  return Array.isArray(raw) ? raw.flatMap((each) => readText(each) ?? []) : [];
}

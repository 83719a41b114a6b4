import { companies } from '../../../model/site/brands';
import type { EntityName } from '../../../model/schema/entities';
import { entities } from '../../../model/schema/entities';
import type { Column } from '../../../model/schema/fields';
import { defaultValue } from '../../../model/schema/fields';
import type { KindError } from '../../../model/schema/validate';
import { isTooLong, maxLengthOf, validateKind } from '../../../model/schema/validate';
import { columnsOfEntity, readRow, readValue } from '../../../model/schema/rows';
import { normalizeRow } from '../../content/normalizeRow';
import type { WireRow, WireValues } from '../../database/tables';
import { maxInteger } from '../../content/fieldCodecs';
import { AppError } from '../../errors';
import type { Notes } from './notes';
import { shown } from './notes';
import { isPlainText, toParagraphs } from './plainText';

const names: Readonly<Record<KindError, string>> = { email: 'e-mail address', telephone: 'telephone number' };

export function isId(id: number): boolean {
  return id >= 1 && id <= maxInteger;
}

const isInRange = (value: string | number | boolean): boolean =>
  typeof value !== 'number' || (value >= 0 && value <= maxInteger);

/** Normalizes a row. Rich text that is too long or nested too deeply gets its default, so that the rest of the row can be saved. */
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
    const problem =
      error instanceof AppError && error.code === 'fieldTooDeep' ? 'nested too deeply' : 'too long';
    note(`the text of '${field}' is ${problem}; left out`);
    return normalizeWithoutLongText(name, { ...values, [field]: undefined }, note);
  }
};

/** What an administrator has to correct before the row can be saved: the import keeps the value. */
const faultOf = ({ field }: Column, value: string | number | boolean): string | undefined => {
  if (typeof value !== 'string') return undefined;
  if (field.kind !== 'localizedRichText' && isTooLong(field, value))
    return `is longer than ${maxLengthOf(field)} characters; kept, but it has to be shortened when it is edited`;
  const error = validateKind(field, value);
  return (
    error &&
    `is ${shown(value)}, which is no ${names[error]}; kept, but it has to be corrected when it is edited`
  );
};

const richTextsOf = (name: EntityName): readonly string[] =>
  columnsOfEntity(name)
    .filter(({ field }) => field.kind === 'localizedRichText')
    .map((column) => column.name);

const tagsIn = (html: string): string =>
  (html.replaceAll(/<br\s*\/?>/gi, '<br>').match(/<\/?[a-z][^>]*>/gi) ?? []).join('');

/** Whether cleaning changed the formatting of a rich text. Escaped characters and forms of the line break do not count. */
export function isCleaned(text: string, cleaned: string): boolean {
  return tagsIn(text) !== tagsIn(cleaned);
}

/** Turns rich texts of a row that are plain text into paragraphs, and counts them. */
const convertPlainTexts = (name: EntityName, values: Record<string, unknown>, notes: Notes): void => {
  for (const column of richTextsOf(name)) {
    const text = values[column];
    if (typeof text !== 'string' || !isPlainText(text)) continue;
    values[column] = toParagraphs(text);
    notes.paragraphs += 1;
  }
};

const unknownCompany = (company: string): string =>
  `'company' is ${shown(company)}, which is none of the brands (${companies.join(', ')}); left empty. ` +
  `--map ${shown(`company:${company}=${companies[0]}`)} would replace it`;

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
  convertPlainTexts(name, values, notes);
  for (const column of columnsOfEntity(name)) {
    const rawValue = Object.hasOwn(raw, column.name) ? raw[column.name] : null;
    if (rawValue === null || rawValue === undefined) continue; // missing, so it has the default
    const value = readValue(column, rawValue);
    if (value === undefined && column.field.kind === 'company' && typeof rawValue === 'string') {
      note(unknownCompany(rawValue));
      continue;
    }
    if (value === undefined || !isInRange(value)) {
      note(
        `'${column.name}' is ${shown(rawValue)}, which is not of type ${column.type}; the default is used`,
      );
      values[column.name] = defaultValue(column.field);
      continue;
    }
    const fault = faultOf(column, value);
    if (fault !== undefined) note(`'${column.name}' ${fault}`);
  }
  const normalized = normalizeWithoutLongText(name, values, note);
  notes.cleaned += richTextsOf(name).filter((column) =>
    isCleaned(String(values[column]), String(normalized[column])),
  ).length;
  return { ...normalized, id: row.id };
}

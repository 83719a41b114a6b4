import type { ErrorValues } from '../../../model/errors/catalogue';
import type { NoteKind } from '../../../model/import/noteKinds';
import { companies } from '../../../model/site/brands';
import type { EntityName } from '../../../model/schema/entities';
import { entities } from '../../../model/schema/entities';
import type { Column } from '../../../model/schema/fields';
import { defaultValue } from '../../../model/schema/fields';
import type { KindError } from '../../../model/schema/validate';
import { isTooLong, maxLengthOf, validateKind } from '../../../model/schema/validate';
import { columnsOfEntity, readRow, readValue } from '../../../model/schema/rows';
import { normalizeRow } from '../../content/rows/normalizeRow';
import type { WireRow, WireValues } from '../../content/rows/tables';
import { maxInteger } from '../../content/rows/fieldCodecs';
import { AppError } from '../../errors';
import type { Notes } from './notes';
import { formatValue } from './notes';

/** Whether a rich text has no element: another back-end stored it as plain text. */
function isPlainText(text: string): boolean {
  return text.trim() !== '' && !/<\/?[a-z][^>]*>/i.test(text);
}

/** Turns plain text into paragraphs. An empty line ends a paragraph, other line breaks stay. */
function toParagraphs(text: string): string {
  return text
    .trim()
    .split(/\r?\n[^\S\n]*(?:\r?\n[^\S\n]*)+/)
    .map((paragraph) => `<p>${paragraph.split(/\r?\n/).join('<br>')}</p>`)
    .join('');
}

const kindErrorNotes = {
  email: 'invalidEmail',
  telephone: 'invalidTelephone',
  date: 'invalidDate',
  dateOrder: 'invalidDate',
} as const satisfies Readonly<Record<KindError, NoteKind>>;

/** Adds a note about the row. */
type AddNote = (kind: NoteKind, values: ErrorValues) => void;

export function isId(id: number): boolean {
  return id >= 1 && id <= maxInteger;
}

const isInRange = (value: string | number | boolean): boolean =>
  typeof value !== 'number' || (value >= 0 && value <= maxInteger);

/** Normalizes a row. Rich text that is too long or nested too deeply gets its default, so that the rest of the row can be saved. */
const normalizeWithoutLongText = (
  name: EntityName,
  values: Record<string, unknown>,
  note: AddNote,
): WireValues => {
  try {
    return normalizeRow(name, values);
  } catch (error) {
    const field = error instanceof AppError ? error.values.field : undefined;
    if (typeof field !== 'string' || values[field] === undefined) throw error;
    const isTooDeep = error instanceof AppError && error.code === 'fieldTooDeep';
    note(isTooDeep ? 'richTextTooDeep' : 'richTextTooLong', { field });
    return normalizeWithoutLongText(name, { ...values, [field]: undefined }, note);
  }
};

/** Notes what an administrator has to correct before the row can be saved: the import keeps the value. */
const noteFault = ({ name, field }: Column, value: string | number | boolean, note: AddNote): void => {
  if (typeof value !== 'string') return;
  if (field.kind !== 'localizedRichText' && isTooLong(field, value)) {
    note('fieldTooLong', { field: name, limit: maxLengthOf(field) });
    return;
  }
  const error = validateKind(field, value);
  if (error) note(kindErrorNotes[error], { field: name, value: formatValue(value) });
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

const unknownCompany = (company: string): ErrorValues => ({
  company: company.trim(),
  value: formatValue(company),
  brands: companies.join(', '),
  mapping: formatValue(`company:${company}=${companies[0]}`),
});

/** Reads a row and adds a note for each invalid value. @returns undefined, with a note, if the row has no valid id */
export function readEntityRow(
  name: EntityName,
  raw: Readonly<Record<string, unknown>>,
  notes: Notes,
): WireRow | undefined {
  const { collection } = entities[name];
  const row = readRow(name, raw);
  if (!row || !isId(row.id)) {
    notes.add('rowWithoutId', { collection }, { id: formatValue(raw.id) });
    return undefined;
  }
  const note: AddNote = (kind, noteValues) => notes.add(kind, { collection, id: row.id }, noteValues);
  const values: Record<string, unknown> = { ...row };
  convertPlainTexts(name, values, notes);
  for (const column of columnsOfEntity(name)) {
    const rawValue = Object.hasOwn(raw, column.name) ? raw[column.name] : null;
    if (rawValue === null || rawValue === undefined) continue; // missing, so it has the default
    const value = readValue(column, rawValue);
    if (value === undefined && column.field.kind === 'company' && typeof rawValue === 'string') {
      note('unknownCompany', unknownCompany(rawValue));
      continue;
    }
    if (value === undefined || !isInRange(value)) {
      note('wrongType', { field: column.name, value: formatValue(rawValue), type: column.type });
      values[column.name] = defaultValue(column.field);
      continue;
    }
    noteFault(column, value, note);
  }
  const normalized = normalizeWithoutLongText(name, values, note);
  const isCleanedText = (column: string) => isCleaned(String(values[column]), String(normalized[column]));
  notes.countCleaned(collection, richTextsOf(name).filter(isCleanedText).length);
  return { ...normalized, id: row.id };
}

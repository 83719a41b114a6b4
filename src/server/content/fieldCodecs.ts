import { companies } from '../../model/site/brands';
import type { Column, Field, FieldKind } from '../../model/schema/fields';
import { maxRichTextLength, maxTextLength } from '../../model/limits';
import type { Stored } from '../database/database';
import type { Expectation } from './expectations';
import { AppError } from '../errors';
import { cleanRichText } from './cleanRichText';

/** What a column holds on the wire. */
export type WireValue = string | number | boolean | null;

/** JSON Schema, with the word for what is expected, which refusals tell (`http/expectations`). */
export type FieldSchema = Readonly<Record<string, unknown>> & { readonly 'x-expected': Expectation };

interface FieldCodec {
  readonly columnType: 'text' | 'integer';
  /** What a call may carry. */
  readonly schema: FieldSchema;
  /** Makes of a valid value what is kept. */
  readonly normalize: (value: WireValue, column: Pick<Column, 'name' | 'field'>) => WireValue;
  readonly encode: (value: WireValue) => Stored;
  readonly decode: (stored: Stored, field: Field) => WireValue;
}

/** The largest integer that every database keeps in a plain integer column. */
export const maxInteger = 2 ** 31 - 1;

/** Text that every database keeps as it is: no NUL, no half of a surrogate pair. */
export const stripInvalidCharacters = (value: WireValue): string =>
  String(value)
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD');

/**
 * Rich text as it is kept: clean, and no longer than what a call may carry. Cleaning makes a text longer where it writes
 * signs as entities. @throws Refusal of one that became too long
 */
export const normalizeRichText = (value: WireValue, field: string): string => {
  const cleaned = cleanRichText(stripInvalidCharacters(value));
  if ([...cleaned].length > maxRichTextLength)
    throw new AppError('fieldTooLong', { field, limit: maxRichTextLength });
  return cleaned;
};

const textTreatment = (expected: Expectation, maxLength = maxTextLength): FieldCodec => ({
  columnType: 'text',
  schema: { type: 'string', maxLength, 'x-expected': expected },
  normalize: stripInvalidCharacters,
  encode: String,
  decode: (stored) => String(stored ?? ''),
});

const integerTreatment: FieldCodec = {
  columnType: 'integer',
  schema: { type: 'integer', minimum: 0, maximum: maxInteger, 'x-expected': 'integer' },
  normalize: Number,
  encode: Number,
  decode: Number,
};

export const booleanCodec: FieldCodec = {
  columnType: 'integer',
  schema: { type: 'boolean', 'x-expected': 'boolean' },
  normalize: Boolean,
  encode: Number,
  decode: Boolean,
};

const writtenId = (id: number, field: Field): WireValue =>
  field.kind === 'parent' && field.as === 'text' ? String(id) : id;

const parentTreatment: FieldCodec = {
  columnType: 'integer',
  schema: {
    type: ['integer', 'string'],
    minimum: 1,
    maximum: maxInteger,
    pattern: '^[1-9][0-9]{0,8}$',
    'x-expected': 'id',
  },
  normalize: (value, { field }) => writtenId(Number(value), field),
  encode: Number,
  decode: (stored, field) => writtenId(Number(stored), field),
};

/** How the server treats each kind of field: a new kind does not compile until it is here. */
export const fieldCodecs: Readonly<Record<FieldKind, FieldCodec>> = {
  text: textTreatment('text'),
  localizedText: textTreatment('text'),
  localizedRichText: {
    ...textTreatment('text', maxRichTextLength),
    normalize: (value, { name }) => normalizeRichText(value, name),
  },
  measure: {
    ...textTreatment('measure'),
    schema: { type: ['string', 'number'], maxLength: maxTextLength, 'x-expected': 'measure' },
  },
  email: textTreatment('text'),
  telephone: textTreatment('text'),
  time: textTreatment('text'),
  image: textTreatment('text'),
  file: {
    ...textTreatment('text'),
    schema: { type: ['string', 'null'], maxLength: maxTextLength, 'x-expected': 'text' },
  },
  company: {
    ...textTreatment('company'),
    schema: { type: 'string', enum: [...companies, ''], 'x-expected': 'company' },
  },
  integer: integerTreatment,
  parent: parentTreatment,
  order: integerTreatment,
  brandFlag: booleanCodec,
};

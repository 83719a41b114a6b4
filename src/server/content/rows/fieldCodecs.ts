import { companies } from '../../../model/site/brands';
import type { Column, Field, FieldKind } from '../../../model/schema/fields';
import { isTooLong, maxLengthOf } from '../../../model/schema/validate';
import { scheduledTime } from '../../../model/schema/visibility';
import type { StoredValue } from '../../database/database';
import type { Expectation } from './expectations';
import { AppError } from '../../errors';
import { cleanRichText, isNestedTooDeep, maxRichTextDepth } from './cleanRichText';

/** The value of a column in requests and responses. */
export type WireValue = string | number | boolean | null;

/** A JSON Schema. `x-expected` names the expected value for error messages (`content/rows/expectations`). */
export type FieldSchema = Readonly<Record<string, unknown>> & { readonly 'x-expected': Expectation };

interface FieldCodec {
  readonly columnType: 'text' | 'integer';
  /** Validates the value in a request (`requestSchemaOf`). */
  readonly schema: FieldSchema;
  /** Converts a valid value to the one that is stored. */
  readonly normalize: (value: WireValue, column: Pick<Column, 'name' | 'field'>) => WireValue;
  readonly encode: (value: WireValue) => StoredValue;
  readonly decode: (stored: StoredValue, field: Field) => WireValue;
}

/** The largest integer that an integer column holds in both databases. */
export const maxInteger = 2 ** 31 - 1;

const richText = { kind: 'localizedRichText' } as const;

/** Removes NUL and replaces lone surrogates, which the databases cannot store. */
export function stripInvalidCharacters(value: WireValue): string {
  return String(value)
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** An imported text may be this much longer before it is cleaned: word processors write a lot that is removed. */
const maxUncleanedRatio = 5;

/**
 * Cleans rich text for storage and checks its length again, because escaping characters makes the text longer.
 * @throws AppError if the text is nested too deeply, or the clean text is too long for a request
 */
export function normalizeRichText(value: WireValue, field: string): string {
  const limit = maxLengthOf(richText);
  const text = stripInvalidCharacters(value);
  if (text.length > limit * maxUncleanedRatio) throw new AppError('fieldTooLong', { field, limit });
  if (isNestedTooDeep(text)) throw new AppError('fieldTooDeep', { field, limit: maxRichTextDepth });
  const cleaned = cleanRichText(text, limit);
  if (isTooLong(richText, cleaned)) throw new AppError('fieldTooLong', { field, limit });
  return cleaned;
}

const textCodec = (expected: Expectation): FieldCodec => ({
  columnType: 'text',
  schema: { type: 'string', maxLength: maxLengthOf({ kind: 'text' }), 'x-expected': expected },
  normalize: stripInvalidCharacters,
  encode: String,
  decode: (stored) => String(stored ?? ''),
});

export const integerCodec: FieldCodec = {
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

const formatId = (id: number, field: Field): WireValue =>
  field.kind === 'parent' && field.as === 'text' ? String(id) : id;

const parentCodec: FieldCodec = {
  columnType: 'integer',
  schema: { type: 'integer', minimum: 1, maximum: maxInteger, 'x-expected': 'id' },
  normalize: (value, { field }) => formatId(Number(value), field),
  encode: Number,
  decode: (stored, field) => formatId(Number(stored), field),
};

/** The id of a parent that is a text on the wire. */
const textIdSchema: FieldSchema = { type: 'string', pattern: '^[1-9][0-9]{0,8}$', 'x-expected': 'id' };

/** The codec of each field kind. A new kind does not compile until it has one. */
const fieldCodecs: Readonly<Record<FieldKind, FieldCodec>> = {
  text: textCodec('text'),
  localizedText: textCodec('text'),
  localizedRichText: {
    ...textCodec('text'),
    normalize: (value, { name }) => normalizeRichText(value, name),
  },
  measure: textCodec('text'),
  email: textCodec('text'),
  telephone: textCodec('text'),
  time: textCodec('text'),
  date: textCodec('text'),
  image: textCodec('text'),
  file: textCodec('text'),
  company: {
    ...textCodec('company'),
    schema: { type: 'string', enum: [...companies, ''], 'x-expected': 'company' },
  },
  choice: textCodec('text'),
  availability: textCodec('text'),
  soldAt: {
    ...textCodec('text'),
    normalize: (value) => (scheduledTime.test(String(value)) ? String(value) : ''),
  },
  reference: integerCodec,
  parent: parentCodec,
  order: integerCodec,
  brandFlag: booleanCodec,
};

/** How a field's values are stored and sent. A choice among numbers is stored like other numbers. */
export function codecOf(field: Field): FieldCodec {
  return field.kind === 'choice' && 'as' in field ? integerCodec : fieldCodecs[field.kind];
}

/** The schema of a field's value in a request. */
export function requestSchemaOf(field: Field): FieldSchema {
  if (field.kind === 'parent' && field.as === 'text') return textIdSchema;
  const { schema } = codecOf(field);
  return 'maxLength' in schema ? { ...schema, maxLength: maxLengthOf(field) } : schema;
}

import type { SchemaOptions, TSchema } from '@sinclair/typebox';
import { Type } from '@sinclair/typebox';
import type { EntityName } from '../../model/schema/entities';
import type { Column, Field } from '../../model/schema/fields';
import { columnsOfEntity } from '../../model/schema/rows';
import { languages } from '../../model/site/languages';
import { availabilityStates } from '../../model/format/availability';
import { units } from '../../model/format/numbers';
import { maxEmailLength, maxPasswordLength, maxRichTextLength } from '../../model/limits';
import { isRequired } from '../../model/schema/validate';
import type { WireValue } from '../content/rows/fieldCodecs';
import { booleanCodec, maxInteger, requestSchemaOf } from '../content/rows/fieldCodecs';

export const idSchema = Type.Integer({ minimum: 1, maximum: maxInteger, 'x-expected': 'id' });

/** A whole number in a query string, where it is text. */
export const queryNumber = Type.String({ pattern: '^[0-9]{1,9}$', 'x-expected': 'integer' });

/** JSON Schema has no word for 'or null', and an error of `anyOf` would not say what is expected. */
export function nullable(type: 'string' | 'integer' | 'object', options: SchemaOptions = {}) {
  return Type.Unsafe<unknown>({ type: [type, 'null'], ...options });
}

/** One of some words. */
export function oneOf<Word extends string>(words: readonly Word[], options: SchemaOptions = {}) {
  return Type.Unsafe<Word>({ type: 'string', enum: [...words], ...options });
}

/** A value that is not blank. */
export const notBlank = '[^\\s\\u0000]';

/** A name is one line without control characters: databases treat what follows a NUL differently. */
const noControls = '^\\P{Cc}*$';

const notBlankLine = '^(?=.*\\S)\\P{Cc}*$';

const columnSchema = ({ field }: Column, mandatory: boolean) => {
  const schema = requestSchemaOf(field);
  return Type.Unsafe<WireValue>(
    mandatory && schema.type === 'string' && !('pattern' in schema)
      ? { ...schema, pattern: notBlank }
      : schema,
  );
};

const columnSchemas = (columns: readonly Column[], isMandatory: (field: Field) => boolean) =>
  Type.Object(
    Object.fromEntries(
      columns.map((column) => [column.name, columnSchema(column, isMandatory(column.field))]),
    ),
  );

/** The name of an entity's schema in the OpenAPI document. A schema with a title is a separate component there. */
const titleOf = (name: EntityName): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** JSON may write a character as an escape of six bytes: `\u00e9`. */
const bytesPerCharacter = 6;

/** The values of columns as the client last saw them. */
const baseSchema = (columns: readonly Column[]) =>
  Type.Optional(Type.Partial(columnSchemas(columns, () => false)));

/** The size limit of a row in bytes: room for a row whose texts all have their maximum length. */
export function rowBytes(name: EntityName): number {
  return columnsOfEntity(name).reduce((sum, { field }) => {
    const { maxLength } = requestSchemaOf(field);
    return typeof maxLength === 'number' ? sum + maxLength * bytesPerCharacter : sum;
  }, 64 * 1024);
}

/** Idempotency key. A client that retries a request after a lost response sends it again, so that nothing is added twice. */
export const requestKeySchema = Type.String({ minLength: 1, maxLength: 100 });

/** Whether visitors do not see a row. It is not a column: responses do not have it. */
export const isHiddenSchema = Type.Unsafe<boolean>({
  ...booleanCodec.schema,
  description: 'Whether visitors do not see the row for now',
});

/**
 * A new row: required fields are present and not blank; other fields have defaults.
 * A client that retries a request whose response was lost sends the same `requestKey`, and adds nothing twice.
 * Changes that another administrator has made to the row between the two requests stay. Where the retry has another value
 * for the same column, the server rejects it (409), unless `base` says that the client has seen the change.
 */
export function newRowSchema(name: EntityName): TSchema {
  const columns = columnsOfEntity(name);
  const isMandatory = (field: Field): boolean => isRequired(field, true);
  const mandatory = columns.filter(({ field }) => isMandatory(field));
  return Type.Object(
    {
      ...Type.Partial(columnSchemas(columns, isMandatory)).properties,
      ...columnSchemas(mandatory, isMandatory).properties,
      requestKey: Type.Optional(requestKeySchema),
      base: baseSchema(columns),
      isHidden: Type.Optional(isHiddenSchema),
    },
    { title: `New${titleOf(name)}` },
  );
}

/**
 * A change of a row: the fields that it names must be valid, the other fields stay.
 * `base` may hold the values of the columns when the editor was opened. Where another administrator has changed a column
 * since then, the server rejects the change (409) and does not overwrite the column.
 */
export function changedRowSchema(name: EntityName): TSchema {
  const columns = columnsOfEntity(name);
  return Type.Object(
    {
      id: idSchema,
      ...Type.Partial(columnSchemas(columns, (field) => isRequired(field, false))).properties,
      base: baseSchema(columns),
      isHidden: Type.Optional(isHiddenSchema),
    },
    { title: `Changed${titleOf(name)}` },
  );
}

/** Some columns of a row: those that it names must be valid. */
export function rowValuesSchema(name: EntityName): TSchema {
  return Type.Partial(columnSchemas(columnsOfEntity(name), (field) => isRequired(field, false)));
}

/** Twice the number of rows that a list is designed for. */
export const maxBatchRows = 20_000;

/** One item or an array of items. `if` and `else` tell the two apart, so that an error names the invalid field. */
export function oneOrMany(schema: TSchema): TSchema {
  return Type.Unsafe({
    type: ['array', 'object'],
    if: { type: 'array' },
    then: Type.Array(schema, { maxItems: maxBatchRows }),
    else: schema,
  });
}

/** A plain number in a measure has a unit, which the stored text does not name (docs/decisions/039). */
const unitOf = (field: Field): SchemaOptions => {
  if (field.kind !== 'measure' || field.unit === undefined) return {};
  const unit = units[field.unit].symbol ?? 'CAD';
  return { description: `A plain number is in ${unit}. Any other text is shown unchanged.`, 'x-unit': unit };
};

/** The values that editors offer for a choice. Clients may send others (docs/decisions/047). */
const optionsOf = (field: Field): SchemaOptions => {
  if (field.kind !== 'choice') return {};
  const values = field.options.map(({ value }) => value);
  return {
    description: `Usually one of ${values.map((value) => JSON.stringify(value)).join(', ')}.`,
    'x-options': values,
  };
};

const availabilityOptions = (field: Field): SchemaOptions =>
  field.kind === 'availability'
    ? {
        description: `A code (${availabilityStates.join(', ')}, onOrder:2027-02) is shown in the reader's language. Any other text is shown unchanged.`,
        'x-options': availabilityStates,
      }
    : {};

/** A row in a response. */
export function rowSchema(name: EntityName): TSchema {
  const columns = columnsOfEntity(name).map(
    ({ name: column, type, field }) =>
      [
        column,
        Type.Unsafe<WireValue>({
          type,
          ...unitOf(field),
          ...optionsOf(field),
          ...availabilityOptions(field),
        }),
      ] as const,
  );
  return Type.Object({ id: Type.Integer(), ...Object.fromEntries(columns) }, { title: titleOf(name) });
}

/** A text in a response. */
export const textSchema = Type.Object(
  {
    id: Type.Integer(),
    object_key: Type.String(),
    language: oneOf(languages),
    page: nullable('string'),
    resource: Type.String(),
    isHtml: Type.Boolean(),
  },
  { title: 'Resource' },
);

/** The fields of a text in a request. */
export const textFields = {
  object_key: Type.String({ maxLength: 200, pattern: notBlankLine, 'x-expected': 'text' }),
  language: oneOf(languages, { 'x-expected': 'language' }),
  page: Type.String({ maxLength: 200, pattern: noControls, 'x-expected': 'text' }),
  resource: Type.String({ maxLength: maxRichTextLength, 'x-expected': 'text' }),
  isHtml: Type.Unsafe<boolean>(booleanCodec.schema),
};

export const emailField = Type.String({
  maxLength: maxEmailLength,
  pattern: notBlankLine,
  'x-expected': 'text',
});

/** A password in a request. The limit is above `maxPasswordLength`, so that the server can report a long password. */
export const passwordField = Type.String({ maxLength: maxPasswordLength * 16, 'x-expected': 'text' });

/** A code of an authenticator application, or a recovery code, as the administrator typed it. */
export const codeField = Type.String({ maxLength: 100, 'x-expected': 'text' });

const message = Type.String();

export const messageResponse = Type.Object({ message });

export const successResponse = Type.Object({ status: Type.Literal('success'), message });

/** The id of the added row. Where an earlier request with the same key had added it, `row` is its current state. */
export function savedResponse(row: TSchema): TSchema {
  return Type.Object({ id: idSchema, row: Type.Optional(row) });
}

const errorResponse = Type.Object(
  { status: Type.Literal('fail'), message, error: Type.Optional(Type.String()) },
  {
    title: 'Failure',
    description:
      'Failed. `message` is a sentence in the language of `Accept-Language`. `error` is a stable code, for errors that a client handles.',
  },
);

/** The responses of a route that sends something else than JSON, and its errors. */
export function binaryResponses(mediaType: string, description: string) {
  const content = { [mediaType]: { schema: { type: 'string', format: 'binary' } } };
  return { 200: { description, content }, '4xx': errorResponse, '5xx': errorResponse };
}

/** The responses of a route: one for success, and the errors. */
export function responses(status: number, schema: TSchema, description: string) {
  return {
    [status]: { description, ...schema },
    '4xx': errorResponse,
    '5xx': errorResponse,
  };
}

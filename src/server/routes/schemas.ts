import type { EntityName } from '../../model/schema/entities';
import { entities } from '../../model/schema/entities';
import type { Column, Field } from '../../model/schema/fields';
import { columnsOf } from '../../model/schema/fields';
import { languages } from '../../model/site/languages';
import { maxEmailLength, maxPasswordLength, maxRichTextLength } from '../../model/limits';
import { isRequired } from '../../model/schema/validate';
import { fieldCodecs, maxInteger } from '../content/fieldCodecs';

/** A JSON Schema. It uses only keywords that both JSON Schema 2020-12 and the validator know. */
export type Schema = Readonly<Record<string, unknown>>;

export const idSchema: Schema = { type: 'integer', minimum: 1, maximum: maxInteger, 'x-expected': 'id' };

/** A whole number in a query string, where it is text. */
export const queryNumber: Schema = { type: 'string', pattern: '^[0-9]{1,9}$', 'x-expected': 'integer' };

/** A value that is not blank. */
const notBlank = '[^\\s\\u0000]';

/** A name is one line without control characters: databases treat what follows a NUL differently. */
const noControls = '^\\P{Cc}*$';

const notBlankLine = '^(?=.*\\S)\\P{Cc}*$';

const columnSchema = ({ field }: Column, mandatory: boolean): Schema => {
  const { schema } = fieldCodecs[field.kind === 'text' && field.numericText ? 'measure' : field.kind];
  return mandatory && !('pattern' in schema) ? { ...schema, pattern: notBlank } : schema;
};

const propertiesOf = (columns: readonly Column[], isMandatory: (field: Field) => boolean) =>
  Object.fromEntries(columns.map((column) => [column.name, columnSchema(column, isMandatory(column.field))]));

/** JSON may write a character as an escape of six bytes: `\u00e9`. */
const bytesPerCharacter = 6;

/** The values of columns as the client last saw them. */
const baseSchema = (columns: readonly Column[]): Schema => ({
  type: 'object',
  properties: propertiesOf(columns, () => false),
});

/** The size limit of a row in bytes: room for a row whose texts all have their maximum length. */
export function rowBytes(name: EntityName): number {
  return columnsOf(entities[name].fields).reduce((sum, { field }) => {
    const { maxLength } = fieldCodecs[field.kind].schema;
    return typeof maxLength === 'number' ? sum + maxLength * bytesPerCharacter : sum;
  }, 64 * 1024);
}

/** Idempotency key. A client that retries a request after a lost response sends it again, so that nothing is added twice. */
export const requestKeySchema: Schema = { type: 'string', minLength: 1, maxLength: 100 };

/**
 * A new row: required fields are present and not blank; other fields have defaults.
 * A client that retries a request whose response was lost sends the same `requestKey`, and adds nothing twice.
 * Changes that another administrator has made to the row between the two requests stay. Where the retry has another value
 * for the same column, the server rejects it (409), unless `base` says that the client has seen the change.
 */
export function newRowSchema(name: EntityName): Schema {
  const columns = columnsOf(entities[name].fields);
  const isMandatory = (field: Field): boolean => isRequired(field, true);
  return {
    type: 'object',
    properties: {
      ...propertiesOf(columns, isMandatory),
      requestKey: requestKeySchema,
      base: baseSchema(columns),
    },
    required: columns.filter(({ field }) => isMandatory(field)).map((column) => column.name),
  };
}

/**
 * A change of a row: the fields that it names must be valid, the other fields stay.
 * `base` may hold the values of the columns when the editor was opened. Where another administrator has changed a column
 * since then, the server rejects the change (409) and does not overwrite the column.
 */
export function changedRowSchema(name: EntityName): Schema {
  const columns = columnsOf(entities[name].fields);
  return {
    type: 'object',
    properties: {
      id: idSchema,
      ...propertiesOf(columns, (field) => isRequired(field, false)),
      base: baseSchema(columns),
    },
    required: ['id'],
  };
}

/** Twice the number of rows that a list is designed for. */
export const maxBatchRows = 20_000;

/** One item or an array of items. `if` and `else` tell the two apart, so that an error names the invalid field. */
export function oneOrMany(schema: Schema): Schema {
  return {
    type: ['array', 'object'],
    if: { type: 'array' },
    then: { type: 'array', maxItems: maxBatchRows, items: schema },
    else: schema,
  };
}

const wireTypes = { string: 'string', integer: 'integer', boolean: 'boolean' } as const;

/** A row in a response. */
export function rowSchema(name: EntityName): Schema {
  return {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      ...Object.fromEntries(
        columnsOf(entities[name].fields).map((column) => [column.name, { type: wireTypes[column.type] }]),
      ),
    },
  };
}

export const textSchema: Schema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    object_key: { type: 'string' },
    language: { type: 'string', enum: [...languages] },
    page: { type: ['string', 'null'] },
    resource: { type: 'string' },
    isHtml: { type: 'boolean' },
  },
};

/** The fields of a text in a request. */
export const textFields = {
  object_key: { type: 'string', maxLength: 200, pattern: notBlankLine, 'x-expected': 'text' },
  language: { type: 'string', enum: [...languages], 'x-expected': 'language' },
  page: { type: ['string', 'null'], maxLength: 200, pattern: noControls, 'x-expected': 'text' },
  resource: { type: 'string', maxLength: maxRichTextLength, 'x-expected': 'text' },
  isHtml: fieldCodecs.brandFlag.schema,
} as const satisfies Record<string, Schema>;

/** Requires a value that is not blank, such as the text of a new resource. */
export function nonBlank(schema: Schema): Schema {
  return { ...schema, pattern: notBlank };
}

export const emailField: Schema = {
  type: 'string',
  maxLength: maxEmailLength,
  pattern: notBlankLine,
  'x-expected': 'text',
};

/** A password in a request. The limit is above `maxPasswordLength`, so that the server can report a long password. */
export const passwordField: Schema = {
  type: 'string',
  maxLength: maxPasswordLength * 16,
  'x-expected': 'text',
};

/** A code of an authenticator application, or a recovery code, as the administrator typed it. */
export const codeField: Schema = { type: 'string', maxLength: 100, 'x-expected': 'text' };

export function objectSchema(
  properties: Schema,
  required: readonly string[] = Object.keys(properties),
): Schema {
  return {
    type: 'object',
    properties,
    required,
  };
}

const message: Schema = { type: 'string' };

export const messageResponse: Schema = objectSchema({ message });

export const successResponse: Schema = objectSchema({
  status: { type: 'string', const: 'success' },
  message,
});

/** The id of the added row. Where an earlier request with the same key had added it, `row` is its current state. */
export function savedResponse(row: Schema): Schema {
  return objectSchema({ id: idSchema, row }, ['id']);
}

const errorResponse: Schema = {
  description:
    'Refused; the message is a sentence in the language of Accept-Language. `error` is there where a caller tells this refusal apart.',
  ...objectSchema({ status: { type: 'string', const: 'fail' }, message, error: { type: 'string' } }, [
    'status',
    'message',
  ]),
};

/** The responses of a route: one for success, and the errors. */
export function responses(status: number, schema: Schema, description: string): Schema {
  return {
    [status]: { description, ...schema },
    '4xx': errorResponse,
    '5xx': errorResponse,
  };
}

import type { EntityName } from '../../model/schema/entities';
import { entities } from '../../model/schema/entities';
import type { Column, Field, Required } from '../../model/schema/fields';
import { columnsOf } from '../../model/schema/fields';
import { languages } from '../../model/site/languages';
import { maxPasswordLength, maxRichTextLength } from '../../model/limits';
import { maxEmailLength } from '../accounts/emailAddress';
import { fieldCodecs, maxInteger } from '../content/fieldCodecs';

/** JSON Schema, in the dialect that JSON Schema 2020-12 and the validator have in common. */
export type Schema = Readonly<Record<string, unknown>>;

export const idSchema: Schema = { type: 'integer', minimum: 1, maximum: maxInteger, 'x-expected': 'id' };

/** A whole number in a query, as the text that it is there. */
export const queryNumber: Schema = { type: 'string', pattern: '^[0-9]{1,9}$', 'x-expected': 'integer' };

const requiredOf = (field: Field): Required | undefined => ('required' in field ? field.required : undefined);

/** A value that is not blank. */
const notBlank = '[^\\s\\u0000]';

/** What names something is one line and holds nothing unseen: databases disagree on what follows a NUL. */
const noControls = '^\\P{Cc}*$';

const notBlankLine = '^(?=.*\\S)\\P{Cc}*$';

const columnSchema = ({ field }: Column, mandatory: boolean): Schema => {
  const { schema } = fieldCodecs[field.kind === 'text' && field.figures ? 'measure' : field.kind];
  return mandatory && !('pattern' in schema) ? { ...schema, pattern: notBlank } : schema;
};

const propertiesOf = (columns: readonly Column[], isMandatory: (field: Field) => boolean) =>
  Object.fromEntries(columns.map((column) => [column.name, columnSchema(column, isMandatory(column.field))]));

/** As JSON may write a character: `\u00e9`. */
const bytesPerCharacter = 6;

/** What columns held as the caller knows them. */
const baseSchema = (columns: readonly Column[]): Schema => ({
  type: 'object',
  properties: propertiesOf(columns, () => false),
});

/** Room for a row whose texts are all as long as they may be. In bytes. */
export const rowBytes = (name: EntityName): number =>
  columnsOf(entities[name].fields).reduce((sum, { field }) => {
    const { maxLength } = fieldCodecs[field.kind].schema;
    return typeof maxLength === 'number' ? sum + maxLength * bytesPerCharacter : sum;
  }, 64 * 1024);

/** By what a caller repeats a call whose answer got lost, so that nothing is added twice. */
export const requestKeySchema: Schema = { type: 'string', minLength: 1, maxLength: 100 };

/**
 * A new row: required fields are there and not blank; other fields have defaults. Who repeats a call because the answer got
 * lost sends the same `requestKey` again, and adds nothing twice. What another has changed in the row meanwhile stays; where
 * the repetition says otherwise of the same column it is refused (409), unless `base` tells that it was seen.
 */
export const newRowSchema = (name: EntityName): Schema => {
  const columns = columnsOf(entities[name].fields);
  const isMandatory = (field: Field): boolean => requiredOf(field) !== undefined;
  return {
    type: 'object',
    properties: {
      ...propertiesOf(columns, isMandatory),
      requestKey: requestKeySchema,
      base: baseSchema(columns),
    },
    required: columns.filter(({ field }) => isMandatory(field)).map((column) => column.name),
  };
};

/**
 * A change of a row: what it names is valid, what it does not name stays. `base` may tell what the columns held when the
 * editor was opened: a column that another has changed since is then refused (409) rather than overwritten.
 */
export const changedRowSchema = (name: EntityName): Schema => {
  const columns = columnsOf(entities[name].fields);
  return {
    type: 'object',
    properties: {
      id: idSchema,
      ...propertiesOf(columns, (field) => requiredOf(field) === 'always'),
      base: baseSchema(columns),
    },
    required: ['id'],
  };
};

/** Twice the rows that any list is meant to have. */
export const maxBatchRows = 20_000;

/** One or several of something; told apart so that a refusal names the field that is wrong. */
export const oneOrMany = (schema: Schema): Schema => ({
  type: ['array', 'object'],
  if: { type: 'array' },
  then: { type: 'array', maxItems: maxBatchRows, items: schema },
  else: schema,
});

const wireTypes = { string: 'string', integer: 'integer', boolean: 'boolean' } as const;

/** A row as it is answered. */
export const rowSchema = (name: EntityName): Schema => ({
  type: 'object',
  properties: {
    id: { type: 'integer' },
    ...Object.fromEntries(
      columnsOf(entities[name].fields).map((column) => [column.name, { type: wireTypes[column.type] }]),
    ),
  },
});

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

/** The fields of a text in a call. */
export const textFields = {
  object_key: { type: 'string', maxLength: 200, pattern: notBlankLine, 'x-expected': 'text' },
  language: { type: 'string', enum: [...languages], 'x-expected': 'language' },
  page: { type: ['string', 'null'], maxLength: 200, pattern: noControls, 'x-expected': 'text' },
  resource: { type: 'string', maxLength: maxRichTextLength, 'x-expected': 'text' },
  isHtml: fieldCodecs.brandFlag.schema,
} as const satisfies Record<string, Schema>;

/** What has to hold something, such as the text of a new resource. */
export const filled = (schema: Schema): Schema => ({ ...schema, pattern: notBlank });

export const emailField: Schema = {
  type: 'string',
  maxLength: maxEmailLength,
  pattern: notBlankLine,
  'x-expected': 'text',
};

/** A password that is compared with one that exists; longer ones are read, so that their length can be told. */
export const passwordField: Schema = {
  type: 'string',
  maxLength: maxPasswordLength * 16,
  'x-expected': 'text',
};

/** A code of an authenticator application, or a recovery code, as somebody types it. */
export const codeField: Schema = { type: 'string', maxLength: 100, 'x-expected': 'text' };

export const object = (
  properties: Schema,
  required: readonly string[] = Object.keys(properties),
): Schema => ({
  type: 'object',
  properties,
  required,
});

const message: Schema = { type: 'string' };

export const messageAnswer: Schema = object({ message });

export const successAnswer: Schema = object({ status: { type: 'string', const: 'success' }, message });

/** The id of what was added; `row` is as it is now, where the same call had added it before. */
export const savedAnswer = (row: Schema): Schema => object({ id: idSchema, row }, ['id']);

const failureAnswer: Schema = {
  description:
    'Refused; the message is a sentence in the language of Accept-Language. `error` is there where a caller tells this refusal apart.',
  ...object({ status: { type: 'string', const: 'fail' }, message, error: { type: 'string' } }, [
    'status',
    'message',
  ]),
};

/** The answers of a call: one that it gives when it succeeds, and refusals. */
export const answers = (status: number, schema: Schema, description: string): Schema => ({
  [status]: { description, ...schema },
  '4xx': failureAnswer,
  '5xx': failureAnswer,
});

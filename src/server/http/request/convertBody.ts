import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRecord } from '../../../model/schema/isRecord';
import { yieldIfBusy } from '../../system/yieldIfBusy';

/** The keywords of a body's JSON Schema that the conversion reads. */
interface BodySchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly required?: readonly string[];
  readonly items?: BodySchema;
  /** The schema of an array, and of anything else, where a body may be either. */
  readonly then?: BodySchema;
  readonly else?: BodySchema;
}

/** Converts a text of a body. */
type ConvertText = (text: string) => string;

const digits = /^\s*\d{1,10}\s*$/;

const convertValue = (schema: BodySchema, value: unknown, convertText: ConvertText): unknown => {
  const types = [schema.type].flat();
  if (typeof value === 'string')
    return types.includes('integer') && digits.test(value) ? Number(value) : convertText(value);
  if (typeof value === 'number') return types.includes('string') ? String(value) : value;
  const { items } = schema;
  if (Array.isArray(value))
    return items ? value.map((each: unknown) => convertValue(items, each, convertText)) : value;
  return isRecord(value) && schema.properties ? convertObject(schema, value, convertText) : value;
};

/** Whether a value stands for a missing one: null, or '' where the client may leave out a choice. */
const isMissing = (value: unknown, choices: BodySchema['enum'], isRequired: boolean): boolean =>
  value === null || (value === '' && choices?.includes('') === false && !isRequired);

const convertObject = (
  { properties = {}, required = [] }: BodySchema,
  body: Readonly<Record<string, unknown>>,
  convertText: ConvertText,
): Record<string, unknown> => {
  const converted: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!schema || isMissing(value, schema.enum, required.includes(name))) continue;
    converted[name] = convertValue(schema, value, convertText);
  }
  return converted;
};

/**
 * Converts a body to the types of its schema, before it is validated. Other clients send null for what is missing, numbers as
 * texts, and texts of digits as numbers. Properties that the schema does not name are left out.
 */
const convertBody = (schema: BodySchema, body: unknown, convertText: ConvertText): unknown => {
  const { items } = Array.isArray(body) ? (schema.then ?? schema) : {};
  if (Array.isArray(body))
    return items ? body.map((item: unknown) => convertValue(items, item, convertText)) : body;
  return convertValue(schema.else ?? schema, body, convertText);
};

/** From this number of rows on, the steps before the route take long. */
const manyRows = 100;

/** Converts the JSON body of each request of an application. */
export function installBodyConversion(
  app: FastifyInstance,
  textConversionOf: (request: FastifyRequest) => ConvertText,
): void {
  app.addHook('preValidation', async (request) => {
    const { body, routeOptions } = request;
    const { schema } = routeOptions;
    if (schema?.body === undefined) return;
    const isLong = Array.isArray(body) && body.length >= manyRows;
    if (isLong) await yieldIfBusy();
    request.body = convertBody(schema.body as BodySchema, body, textConversionOf(request));
    if (isLong) await yieldIfBusy();
  });
  app.addHook('preHandler', async ({ body }) => {
    if (Array.isArray(body) && body.length >= manyRows) await yieldIfBusy(); // after the validation
  });
}

import { readFileSync, writeFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { OpenAPI3 } from 'openapi-typescript';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/*
 * Validates an OpenAPI document and generates the types of a client from it. Usage: generateClient.ts DOCUMENT TYPES
 */

const [source = '', target = ''] = process.argv.slice(2);
const document = JSON.parse(readFileSync(source, 'utf8')) as OpenAPI3;

const { valid, errors } = await new Validator().validate(source);
if (!valid) throw new Error(`The document is not valid OpenAPI: ${JSON.stringify(errors)}`);

const file = ts.factory.createTypeReferenceNode('Blob');
const types = await openapiTS(document, {
  transform: (schema) => (schema.format === 'binary' ? file : undefined),
});
writeFileSync(target, astToString(types));

import { isRecord } from '../../model/schema/isRecord';
import { escapeHtml } from '../pages/document/html';

/** A part of the OpenAPI document: a JSON object. */
type Node = Readonly<Record<string, unknown>>;

const node = (value: unknown): Node => (isRecord(value) ? value : {});

const text = (value: unknown): string => (typeof value === 'string' ? escapeHtml(value) : '');

/** Escapes a text, and writes what stands between backquotes as code. */
const prose = (value: unknown): string => text(value).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const componentOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** A schema in a few words: `Tanker[]`, `string or null`. */
const typeOf = (schema: Node): string => {
  if (typeof schema.$ref === 'string') {
    const name = escapeHtml(componentOf(schema.$ref));
    return `<a href="#schema-${name}">${name}</a>`;
  }
  const choices = [schema.oneOf ?? schema.anyOf ?? []].flat();
  if (choices.length > 0) return choices.map((each) => typeOf(node(each))).join(' or ');
  if (schema.type === 'array') return `${typeOf(node(schema.items))}[]`;
  if (Array.isArray(schema.enum))
    return schema.enum.map((each) => escapeHtml(JSON.stringify(each))).join(', ');
  const types: unknown[] = [schema.type ?? 'any'].flat();
  return types.map(text).join(' or ');
};

const limits = ({ maxLength, minimum, maximum, maxItems }: Node): string =>
  Object.entries({ maxLength, minimum, maximum, maxItems })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` · ${name} ${String(value)}`)
    .join('');

const propertiesTable = (schema: Node): string => {
  const required = [schema.required ?? []].flat();
  const properties = Object.entries(node(schema.properties));
  const areDescribed = properties.some(([, each]) => node(each).description !== undefined);
  const rows = properties.map(
    ([name, each]) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code>${required.includes(name) ? ' *' : ''}</th>` +
      `<td>${typeOf(node(each))}${limits(node(each))}</td>` +
      `${areDescribed ? `<td>${prose(node(each).description)}</td>` : ''}</tr>`,
  );
  return rows.length === 0 ? '' : `<table>${rows.join('')}</table>`;
};

const bodyOf = (content: unknown): string =>
  Object.entries(node(content))
    .map(([mediaType, each]) => {
      const schema = node(node(each).schema);
      return `<p><code>${escapeHtml(mediaType)}</code>: ${typeOf(schema)}</p>${propertiesTable(schema)}`;
    })
    .join('');

const parametersOf = (parameters: unknown): string => {
  const properties = [parameters ?? []].flat().map((each) => {
    const { name, schema, description } = node(each);
    return [String(name), { ...node(schema), description }] as const;
  });
  return propertiesTable({ properties: Object.fromEntries(properties) });
};

const operationHtml = (method: string, path: string, operation: Node): string => {
  const { operationId, summary, description, parameters, requestBody, responses, security } = operation;
  const needsLogin = Array.isArray(security) && security.length > 0;
  const outcomes = Object.entries(node(responses)).map(
    ([status, each]) =>
      `<dt>${escapeHtml(status)}</dt><dd>${prose(node(each).description)}${bodyOf(node(each).content)}</dd>`,
  );
  return [
    `<details id="${text(operationId)}"><summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code> `,
    `${prose(summary)}${needsLogin ? ' <small>(needs a session)</small>' : ''}</summary>`,
    `<p>${prose(description)}</p>${parametersOf(parameters)}`,
    requestBody === undefined ? '' : `<h3>Request</h3>${bodyOf(node(requestBody).content)}`,
    `<h3>Responses</h3><dl>${outcomes.join('')}</dl></details>`,
  ].join('');
};

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:auto;padding:1rem}
summary{cursor:pointer;padding:.5rem 0;overflow-wrap:anywhere}details{border-bottom:1px solid #999}
table{border-collapse:collapse;display:block;overflow-x:auto}th,td{border:1px solid #999;padding:.25rem .5rem;text-align:left}
dt{font-weight:bold}:root{color-scheme:light dark}`;

/** A page that shows the OpenAPI document. It has no scripts. */
export function docsPage(document: Node): string {
  const byTag = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(node(document.paths)))
    for (const [method, value] of Object.entries(node(operations))) {
      const operation = node(value);
      const [tag]: unknown[] = [operation.tags ?? []].flat();
      const name = typeof tag === 'string' ? tag : 'other';
      byTag.set(name, [...(byTag.get(name) ?? []), operationHtml(method, path, operation)]);
    }
  const groups = [...byTag].map(([tag, operations]) => `<h2>${escapeHtml(tag)}</h2>${operations.join('')}`);
  const schemas = Object.entries(node(node(document.components).schemas)).map(
    ([name, schema]) =>
      `<details id="schema-${escapeHtml(name)}"><summary>${escapeHtml(name)}</summary>${propertiesTable(node(schema))}</details>`,
  );
  const { title, description } = node(document.info);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text(title)}: API</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body><main>`,
    `<h1>${text(title)}: API</h1><p>${prose(description)}</p>`,
    '<p><a href="/api/docs/openapi.json">The OpenAPI document</a>. A star marks what is always there.</p>',
    groups.join(''),
    `<h2>Schemas</h2>${schemas.join('')}</main></body></html>`,
  ].join('');
}

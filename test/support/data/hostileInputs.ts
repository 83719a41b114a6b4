import fc from 'fast-check';
import type { EntityName } from '../../../src/model/schema/entities';
import { entities, entityNames } from '../../../src/model/schema/entities';
import { columnsOf } from '../../../src/model/schema/fields';
import { sampleRow } from './factories';

/** Texts that have caused errors in well-known systems. */
export const hostileTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '0x10',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  'abc',
  "1' OR '1'='1",
  "'; DROP TABLE tankers; --",
  '1; select pg_sleep(10)',
  '${7*7}',
  '{{7*7}}',
  '$(sleep 10)',
  '`sleep 10`',
  '%00',
  '%s%n%x',
  '..',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '..%252f..%252fetc%252fpasswd',
  '..\\..\\windows\\win.ini',
  '%c0%ae%c0%ae/',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066',
  '\ufeff',
  '\r\nSet-Cookie: a=b',
  '\n',
  '😀'.repeat(50),
  'é\u0301'.repeat(50),
  'x'.repeat(5_000),
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '999999999999999999999',
  '2147483648',
  '9'.repeat(400),
] as const;

const deep = (open: string, close: string, depth: number): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

/** JSON values as text, some of which no program would write. */
const hostileJson = [
  'null',
  'true',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e999',
  '-1e999',
  '1e-999',
  '2147483648',
  '9007199254740993',
  '9'.repeat(400),
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '[1,2,3]',
  '{"length":1}',
  '{"$ne":null}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"toString":1,"valueOf":1,"toJSON":1}',
  '"\\ud800"',
  '"\\u0000"',
  deep('[', ']', 500),
  deep('{"a":', '}', 500),
  deep('{"base":', '}', 500),
] as const;

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
);

const fieldNames = [
  ...new Set(entityNames.flatMap((name) => columnsOf(entities[name].fields).map((column) => column.name))),
  ...['id', 'base', 'email', 'password', 'current_password', 'confirm_password', 'object_key', 'language'],
  ...['page', 'resource', 'isHtml', 'isSuperUser', 'role', 'file', 'image', 'passwordHash', 'accountId'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', 'unknown'],
];

const jsonValue: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileJson),
  hostileText.map((text) => JSON.stringify(text)),
  fc.integer().map(String),
  fc.json({ maxDepth: 4 }),
);

const member = fc
  .tuple(fc.constantFrom(...fieldNames), jsonValue)
  .map(([name, value]) => `${JSON.stringify(name)}:${value}`);

/** A JSON object with field names of the API. Values may be of any type, and a field may occur twice. */
const jsonObject = fc.array(member, { maxLength: 6 }).map((members) => `{${members.join(',')}}`);

/** Request bodies that are JSON, almost JSON, or random bytes. */
export const hostileBody: fc.Arbitrary<string | Buffer> = fc.oneof(
  { weight: 6, arbitrary: jsonObject },
  { weight: 2, arbitrary: fc.array(jsonObject, { maxLength: 3 }).map((rows) => `[${rows.join(',')}]`) },
  { weight: 2, arbitrary: jsonValue },
  { weight: 1, arbitrary: jsonObject.map((text) => text.slice(0, -1)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
);

/** Valid values for the requests that are not about a kind of content. */
const validValues: Readonly<Record<string, unknown>> = {
  ...{ id: 1, object_key: 'key', language: 'en', page: null, resource: '<p>text</p>', isHtml: true },
  ...{
    email: 'admin@example.com',
    password: 'a-password',
    current_password: 'b',
    confirm_password: 'a-password',
  },
};

const entityOf = (url: string): EntityName | undefined =>
  entityNames.find((name) => url.includes(`/${name}/`));

const toJson = (members: Readonly<Record<string, string>>): string =>
  `{${Object.entries(members)
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    .join(',')}}`;

/** A valid request body with up to two wrong fields. An update also has the values that the editor started from (`base`). */
export function nearlyValidBody(url: string): fc.Arbitrary<string> {
  const name = entityOf(url);
  const valid = name ? sampleRow(name) : validValues;
  const changes = fc.array(fc.tuple(fc.constantFrom(...Object.keys(valid), 'id', 'base'), jsonValue), {
    maxLength: 2,
  });
  const id = fc.constantFrom('1', '1', '2', '999999', '2147483647');
  const row = fc.tuple(id, changes, fc.boolean()).map(([rowId, changed, isBased]) => {
    const fields = Object.entries(valid).map(([field, value]) => [field, JSON.stringify(value)] as const);
    const base = toJson(Object.fromEntries(changed.filter(([field]) => field !== 'base')));
    return toJson({
      ...Object.fromEntries(fields),
      id: rowId,
      ...(isBased && { base }),
      ...Object.fromEntries(changed),
    });
  });
  if (!url.endsWith('/update')) return row;
  return fc.oneof(
    row,
    fc.array(row, { maxLength: 3 }).map((rows) => `[${rows.join(',')}]`),
  );
}

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/vnd.api+json',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  '*/*',
  ';;;',
  '',
] as const;

/** Text that a header may contain: no line breaks, since they end the header in the protocol. */
const headerText = hostileText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, ''));

const hostileHeader = fc.oneof(
  fc.tuple(fc.constant('content-type'), fc.constantFrom(...contentTypes)),
  fc.tuple(fc.constant('content-encoding'), fc.constantFrom('gzip', 'br', 'deflate', 'gzip, gzip', 'x')),
  fc.tuple(
    fc.constantFrom(
      ...['accept', 'accept-language', 'accept-encoding', 'if-none-match', 'if-modified-since', 'range'],
      ...['cookie', 'origin', 'referer', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto', 'forwarded'],
      ...['x-forwarded-host', 'last-event-id', 'x-http-method-override', 'x-original-url', 'expect', 'te'],
    ),
    headerText,
  ),
);

export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(hostileHeader, { maxLength: 5 })
  .map((headers) => Object.fromEntries(headers));

/** A query string with known and unknown names, some of them twice. */
export const hostileQuery: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(fc.constantFrom('before', 'limit', 'since', 'id', 'a[b]', '__proto__[x]', ''), hostileText),
    {
      maxLength: 4,
    },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${asSegment(value)}`).join('&'));

/** A text as part of a URL. Its percent signs stay as they are, even if that makes the encoding invalid. */
export function asSegment(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('%25', '%');
}

import { entities, entityNames } from '../../../src/model/schema/entities';
import { columnsOf } from '../../../src/model/schema/fields';
import { buildSmallClient } from '../pages/builtClient';
import { isRecord, TestServer } from '../../support/site/server/testServer';

type Node = Record<string, unknown>;

let server: TestServer;
let removeClient: () => Promise<void>;
let document: Node;

const node = (value: unknown): Node => (isRecord(value) ? value : {});

/** The value at a path of the document. */
const at = (...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => node(value)[name], document);

beforeAll(async () => {
  const client = await buildSmallClient();
  removeClient = client.remove;
  const environment = { PUBLIC_URL: 'https://www.example.com', METRICS: 'on' };
  server = await TestServer.start({ assetsDirectory: client.directory, environment });
  document = node((await server.request('GET', '/api/docs')).body);
});

afterAll(async () => {
  await server.close();
  await removeClient();
});

const operations = () =>
  Object.values(node(document.paths)).flatMap((path) => Object.values(node(path)).map(node));

test('describes the API alone, no pages, and says where it is', () => {
  const paths = Object.keys(node(document.paths));
  expect(paths.filter((path) => !path.startsWith('/api/'))).toEqual([]);
  expect(document.servers).toEqual([{ url: 'https://www.example.com' }]);
});

test('each operation has its own name, and the body of its failures', () => {
  const ids = operations().map(({ operationId }) => String(operationId));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]\w+$/.test(id))).toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(['login', 'listTanker', 'saveTanker', 'uploadFile']));
  const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  for (const { operationId, responses } of operations())
    expect([operationId, node(node(responses)['4XX']).content]).toEqual([operationId, failure]);
});

test.each(entityNames)('%s has a schema of its name, whose columns are all required in responses', (name) => {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const columns = columnsOf(entities[name].fields).map((column) => column.name);
  expect(at('components', 'schemas', title)).toMatchObject({ required: ['id', ...columns] });
  expect(at('paths', `/api/${name}/update`, 'put', 'requestBody', 'content', 'application/json')).toEqual({
    schema: {
      oneOf: [
        { $ref: `#/components/schemas/Changed${title}` },
        { type: 'array', maxItems: 20_000, items: { $ref: `#/components/schemas/Changed${title}` } },
      ],
    },
  });
});

test.each([
  ['/api/file/upload', 'file'],
  ['/api/image', 'image'],
])('%s takes a form with a file', (path, field) => {
  expect(at('paths', path, 'post', 'requestBody', 'content')).toEqual({
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { [field]: { type: 'string', format: 'binary' } },
        required: [field],
      },
    },
  });
});

test('names the unit of a plain number, so that other clients can show it', () => {
  const units = ['price', 'kilometers', 'capacityInLitres'].map((name) =>
    at('components', 'schemas', 'Tanker', 'properties', name, 'x-unit'),
  );
  expect(units).toEqual(['CAD', 'km', 'L']);
  expect(at('components', 'schemas', 'Realization', 'properties', 'capacity', 'x-unit')).toBe('L');
});

test('names the values of a choice, which other clients may offer too', () => {
  const options = ['tankerTypeId', 'condition', 'availability'].map((name) =>
    at('components', 'schemas', 'Tanker', 'properties', name, 'x-options'),
  );
  expect(options).toEqual([
    [1, 2],
    ['new', 'used'],
    ['inStock', 'onOrder', 'sold', 'onRequest'],
  ]);
});

test('a browser gets a page of it, without scripts', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const response = await server.request('GET', '/api/docs', { headers });
  expect(response).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      vary: expect.stringContaining('Accept') as unknown,
    },
  });
  expect(response.headers['content-disposition']).toBeUndefined();
  const page = parseHtml(response.raw.toString());
  const summaryOf = (id: string): unknown => page.getElementById(id)?.querySelector('summary')?.textContent;
  expect(page.querySelectorAll('script, link, img, iframe')).toHaveLength(0);
  expect(page.querySelectorAll('details[id]').length).toBeGreaterThan(operations().length);
  for (const { operationId, summary } of operations())
    expect([operationId, summaryOf(String(operationId))]).toEqual([
      operationId,
      expect.stringContaining(String(summary).replaceAll('`', '')),
    ]);
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    expect(page.getElementById((link.getAttribute('href') ?? '').slice(1))).not.toBeNull();
  const source = page.querySelector('a[href="/api/docs/openapi.json"]');
  expect(source).not.toBeNull();
  expect((await server.request('GET', '/api/docs/openapi.json')).body).toEqual(document);
});

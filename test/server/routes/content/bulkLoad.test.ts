import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { entityNames } from '../../../../src/model/schema/entities';
import { initialContent } from '../../../../src/server/content/initialContent';
import { saveSample } from '../../../support/data/factories';
import { isRecord, TestServer } from '../../../support/site/server/testServer';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start({ content: initialContent, environment: { DEMO_CONTENT: 'off' } });
  token = await server.login();
});

afterAll(() => server.close());

const load = (headers: Record<string, string> = {}) => server.request('GET', '/api/allModels/', { headers });

/** The collections of section 7 of the specification. */
const collections = [
  ...['resources', 'locations', 'emails', 'telephones', 'openings', 'manufacturers', 'manufacturerImages'],
  ...['realizations', 'realizationTypes', 'employees', 'products', 'assemblyTypes', 'assemblies'],
  ...['galleryImages', 'tankers', 'job_postings'],
];

describe('GET /api/allModels', () => {
  test('returns every collection, with or without a trailing slash', async () => {
    const { status, body, raw } = await load();
    expect(status).toBe(200);
    const names = Object.keys(isRecord(body) ? body : {});
    expect(names).toEqual(expect.arrayContaining(collections));
    expect(names).toHaveLength(entityNames.length + 1); // and the texts
    for (const url of ['/api/allModels', '/api/allModels?again=1']) {
      const again = await server.request('GET', url);
      expect([url, again.raw.equals(raw)]).toEqual([url, true]); // toEqual compares byte by byte, for seconds
    }
  });

  test('leaves out the texts of the administration for a client that asks for the public ones', async () => {
    const { resources: allTexts, ...allRows } = (await load()).body as Readonly<Record<string, object[]>>;
    const { body, headers } = await server.request('GET', '/api/allModels/?texts=public');
    const { resources, ...rows } = body as typeof allRows & { resources: { page: string | null }[] };
    expect(rows).toEqual(allRows);
    expect(headers['content-version']).toBe((await load()).headers['content-version']);
    const pages = new Set(resources.map(({ page }) => page));
    for (const shown of [null, 'home', 'tankers', 'titles', 'error', 'login', 'common', 'toast'])
      expect(pages).toContain(shown); // the login form and its toasts are for visitors
    expect(
      [...pages].filter((page) => /^(?:admin|edit|history|import|rich|second|super)/.test(page ?? '')),
    ).toEqual([]);
    const known = new Set(allTexts?.map((text) => JSON.stringify(text))); // Jest would compare each with each
    expect(resources.filter((text) => !known.has(JSON.stringify(text)))).toEqual([]);
    expect(resources.length).toBeLessThan(0.6 * (allTexts?.length ?? 0));
  });

  test('returns texts in the shape of the specification', async () => {
    const { body } = await load();
    const texts = isRecord(body) && Array.isArray(body.resources) ? body.resources : [];
    expect(texts.length).toBeGreaterThan(100);
    expect(texts[0]).toEqual({
      id: expect.any(Number) as unknown,
      object_key: expect.any(String) as unknown,
      language: expect.stringMatching(/^(en|fr)$/) as unknown,
      page: null,
      resource: expect.any(String) as unknown,
      isHtml: false,
    });
  });

  test('is compressed with an encoding that the client accepts', async () => {
    const plain = await load();
    const cases: [string, string | undefined, (raw: Buffer) => Buffer][] = [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['br;q=1.0, gzip;q=0.5', 'br', brotliDecompressSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
      ['gzip', 'gzip', gunzipSync],
      ['brainfuck', undefined, (raw) => raw],
      ['identity', undefined, (raw) => raw],
      ['br;q=0, *', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.0, *', undefined, (raw) => raw],
    ];
    for (const [accepted, encoding, decode] of cases) {
      const { headers, raw } = await load({ 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(decode(raw).equals(plain.raw)).toBe(true);
    }
  });

  test('has a strong ETag for each encoding, and responds with 304 to a client that has it', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const { headers } = await load({ 'accept-encoding': encoding });
        return String(headers.etag);
      }),
    );
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) {
      expect(etag).toMatch(/^"[^"]+"$/);
      const { status, raw } = await load({ 'if-none-match': etag });
      expect(status).toBe(304);
      expect(raw).toHaveLength(0);
    }
    expect((await load({ 'if-none-match': '"another"' })).status).toBe(200);
  });

  test('is up to date after a change', async () => {
    const etag = String((await load()).headers.etag);
    const { id } = await saveSample(server, token, 'manufacturer', { nameEn: 'Freshly saved' });
    const response = await load({ 'if-none-match': etag });
    expect(response.status).toBe(200);
    expect(response.raw.toString()).toContain('Freshly saved');
    await server.request('DELETE', '/api/manufacturer/delete', { token, body: { id } });
    expect((await load()).headers.etag).toBe(etag);
  });

  test('responds to concurrent requests while content changes', async () => {
    const changes = Array.from({ length: 20 }, () => saveSample(server, token, 'location'));
    const loads = Array.from({ length: 50 }, () => load({ 'accept-encoding': 'br' }));
    for (const { status, raw } of await Promise.all(loads)) {
      expect(status).toBe(200);
      expect(isRecord(JSON.parse(brotliDecompressSync(raw).toString()))).toBe(true);
    }
    await Promise.all(changes);
    const { body } = await load();
    expect(isRecord(body) && Array.isArray(body.locations) ? body.locations.length : 0).toBe(20);
  });
});

test('all texts are compressed and have an ETag, and are up to date after a change', async () => {
  const read = (headers: Record<string, string> = {}) =>
    server.request('GET', '/api/resource/all', { headers });
  const compressed = await read({ 'accept-encoding': 'br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  const etag = String(compressed.headers.etag);
  expect(JSON.parse(brotliDecompressSync(compressed.raw).toString())).toEqual((await read()).body);
  expect((await read({ 'if-none-match': etag })).status).toBe(304);
  const { resources } = (await read()).body as { resources: { id: number }[] }; // the shape that the load has too
  const text = { id: resources[0]?.id, resource: 'Another title' };
  await server.request('PUT', '/api/resource/updateById', { token, body: text });
  const changed = await read({ 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.raw.toString()).toContain('Another title');
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { entityNames } from '../../../src/model/schema/entities';
import { initialContent } from '../../../src/server/content/initialContent';
import { saveSample } from '../../support/data/factories';
import { isRecord, TestServer } from '../../support/site/testServer';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start({ content: initialContent, environment: { DEMO_CONTENT: 'off' } });
  token = await server.login();
});

afterAll(() => server.close());

const load = (headers: Record<string, string> = {}) => server.call('GET', '/api/allModels/', { headers });

/** The collections of the specification, section 7. */
const collections = [
  ...['resources', 'locations', 'emails', 'telephones', 'openings', 'manufacturers', 'manufacturerImages'],
  ...['realizations', 'realizationTypes', 'employees', 'products', 'assemblyTypes', 'assemblies'],
  ...['galleryImages', 'tankers', 'job_postings'],
];

describe('GET /api/allModels', () => {
  test('answers every collection, with or without a slash at the end', async () => {
    const { status, body, raw } = await load();
    expect(status).toBe(200);
    const answered = Object.keys(isRecord(body) ? body : {});
    expect(answered).toEqual(expect.arrayContaining(collections));
    expect(answered).toHaveLength(entityNames.length + 1); // and the texts
    expect((await server.call('GET', '/api/allModels')).raw).toEqual(raw);
    expect((await server.call('GET', '/api/allModels?again=1')).raw).toEqual(raw);
  });

  test('shows texts as the specification describes them', async () => {
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

  test('is compressed as the caller can read it', async () => {
    const plain = await load();
    const cases: [string, string | undefined, (raw: Buffer) => Buffer][] = [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['br;q=1.0, gzip;q=0.5', 'br', brotliDecompressSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
      ['gzip', 'gzip', gunzipSync],
      ['brainfuck', undefined, (raw) => raw],
      ['identity', undefined, (raw) => raw],
    ];
    for (const [accepted, encoding, decode] of cases) {
      const { headers, raw } = await load({ 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(decode(raw).equals(plain.raw)).toBe(true);
    }
  });

  test('has a strong tag for each encoding, and answers 304 to who holds it', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const { headers } = await load({ 'accept-encoding': encoding });
        return String(headers.etag);
      }),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) {
      expect(tag).toMatch(/^"[^"]+"$/);
      const { status, raw } = await load({ 'if-none-match': tag });
      expect(status).toBe(304);
      expect(raw).toHaveLength(0);
    }
    expect((await load({ 'if-none-match': '"another"' })).status).toBe(200);
  });

  test('the next load after a change is fresh', async () => {
    const tag = String((await load()).headers.etag);
    const { id } = await saveSample(server, token, 'manufacturer', { nameEn: 'Freshly saved' });
    const answer = await load({ 'if-none-match': tag });
    expect(answer.status).toBe(200);
    expect(answer.raw.toString()).toContain('Freshly saved');
    await server.call('DELETE', '/api/manufacturer/delete', { token, body: { id } });
    expect((await load()).headers.etag).toBe(tag);
  });

  test('answers many at once while content changes', async () => {
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

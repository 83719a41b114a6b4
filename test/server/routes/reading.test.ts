import { entityNames } from '../../../src/model/schema/entities';
import { ContentStore } from '../../../src/server/content/contentStore';
import { Availability } from '../../../src/server/database/availability';
import { storeDocument } from '../../../src/server/files/documents';
import { storeImage } from '../../../src/server/images/storeImage';
import { saveSample } from '../../support/data/factories';
import { pixel } from '../../support/data/pixel';
import { TestServer } from '../../support/site/server/testServer';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
});

afterAll(() => server.close());

describe('GET one row', () => {
  test.each(entityNames)('%s responds with the row, and with 404 to an unknown id', async (name) => {
    const row = await saveSample(server, token, name);
    expect(await server.request('GET', `/api/${name}/${row.id}`)).toMatchObject({ status: 200, body: row });
    expect(await server.request('GET', `/api/${name}/${row.id}/`)).toMatchObject({ status: 200, body: row });
    for (const id of ['999999', '0', '99999999999999999999'])
      expect((await server.request('GET', `/api/${name}/${id}`)).status).toBe(404);
  });

  test.each(['1.5', '-1', 'first', '1x'])('the id %s is an unknown address', async (id) => {
    expect((await server.request('GET', `/api/tanker/${id}`)).status).toBe(404);
  });
});

describe('an ETag', () => {
  const textUrls = ['/api/resource/all', '/api/resource/en', '/api/resource/home/fr'];

  test.each(['/api/tanker/all', '/api/jobPosting/all', ...textUrls])(
    '%s responds with 304 until the content changes',
    async (url) => {
      await saveSample(server, token, 'tanker');
      await saveSample(server, token, 'jobPosting');
      const first = await server.request('GET', url);
      const etag = String(first.headers.etag);
      expect(etag).toMatch(/^"[\w-]+"$/);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const repeated = await server.request('GET', url, { headers: { 'if-none-match': known } });
        expect(repeated).toMatchObject({ status: 304, headers: { etag } });
        expect(repeated.raw).toHaveLength(0);
      }
      const other = await server.request('GET', url, { headers: { 'if-none-match': '"other"' } });
      expect(other).toMatchObject({ status: 200, body: first.body });
    },
  );

  test.each(['/api/tanker/all', '/api/jobPosting/all', '/api/telephone/1', ...textUrls])(
    'HEAD %s has the same headers as GET, and no body',
    async (url) => {
      const headersOf = ({ headers }: Awaited<ReturnType<TestServer['request']>>) =>
        Object.fromEntries(
          Object.entries(headers).filter(([name]) => !['date', 'x-request-id'].includes(name)),
        );
      const get = await server.request('GET', url);
      const head = await server.request('HEAD', url);
      expect(head.status).toBe(get.status);
      expect(headersOf(head)).toEqual(headersOf(get));
      expect(head.raw).toHaveLength(0);
      const known = { headers: { 'if-none-match': String(get.headers.etag) } };
      const { etag } = get.headers;
      expect(await server.request('HEAD', url, known)).toMatchObject({ status: 304, headers: { etag } });
    },
  );

  test('changes with the rows', async () => {
    const row = await saveSample(server, token, 'product');
    const url = `/api/product/${row.id}`;
    const { headers } = await server.request('GET', url);
    const known = { headers: { 'if-none-match': String(headers.etag) } };
    expect((await server.request('GET', url, known)).status).toBe(304);
    await server.request('PUT', '/api/product/update', { token, body: { id: row.id, nameEn: 'Other' } });
    expect(await server.request('GET', url, known)).toMatchObject({ status: 200, body: { nameEn: 'Other' } });
  });
});

test('images and documents do not wait for the database, and are not called stale while it is away', async () => {
  const image = (await storeImage(server.files.images, pixel)).name;
  const document = await storeDocument(server.files.documents, 'flyer.pdf', Buffer.from('%PDF-1.7'));
  let respond = (): void => undefined;
  const response = new Promise<void>((resolve) => (respond = resolve));
  const refresh = jest.spyOn(ContentStore.prototype, 'refreshIfShared').mockReturnValue(response);
  const available = jest.spyOn(Availability.prototype, 'isAvailable', 'get').mockReturnValue(false);
  for (const url of [`/api/image/${image}`, `/api/file/download/${document}`]) {
    const { status, headers } = await server.request('GET', url);
    expect([status, headers.warning]).toEqual([200, undefined]);
  }
  respond();
  expect((await server.request('GET', '/api/tanker/all')).headers.warning).toMatch(/^111/);
  available.mockRestore();
  refresh.mockRestore();
});

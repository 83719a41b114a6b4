import { TestServer } from '../../support/site/server/testServer';
import { buildSmallClient } from './builtClient';

/*
 * The files that a browser caches for offline use.
 */

let client: Awaited<ReturnType<typeof buildSmallClient>>;
let server: TestServer;

beforeAll(async () => {
  client = await buildSmallClient();
  server = await TestServer.start({ assetsDirectory: client.directory });
});

afterAll(async () => {
  await server.close();
  await client.remove();
});

it('each page and the service worker name the same release', async () => {
  const worker = await server.request('GET', '/service-worker.js');
  const release = String((await server.request('GET', '/tankers')).headers['site-release']);
  expect(release).toMatch(/^[\w-]{12}$/);
  expect(worker.raw.toString()).toContain(`"release":"${release}"`);
  expect((await server.request('GET', '/citernes')).headers['site-release']).toBe(release);
});

it('the page of the form names no release, so the service worker does not store its token', async () => {
  for (const path of ['/ask', '/demande?about=service-1']) {
    const { status, headers } = await server.request('GET', path);
    expect([status, headers['cache-control'], headers['site-release']]).toEqual([200, 'no-store', undefined]);
  }
});

it.each(['/service-worker.js', '/service-worker.html'])('%s is revalidated at each request', async (path) => {
  const { headers } = await server.request('GET', path);
  expect(headers['cache-control']).toBe('no-cache');
  const conditionalHeaders = { 'if-none-match': String(headers.etag) };
  expect(await server.request('GET', path, { headers: conditionalHeaders })).toMatchObject({ status: 304 });
});

it('the offline page works in any language, and has no picture and no canonical address', async () => {
  const { status, raw } = await server.request('GET', '/service-worker.html');
  const html = raw.toString();
  expect(status).toBe(200);
  expect(html).toContain('data-any-language');
  expect(html).toContain('class="loading"');
  expect(html).not.toMatch(/rel="canonical"|data-of-page|<picture/);
});

import { TestServer } from '../../support/site/testServer';
import { buildSmallClient } from './builtClient';

/*
 * What a browser keeps of the site for when there is no network.
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

it('is named by a release, which each page and the worker tell', async () => {
  const worker = await server.call('GET', '/service-worker.js');
  const release = String((await server.call('GET', '/tankers')).headers['site-release']);
  expect(release).toMatch(/^[\w-]{12}$/);
  expect(worker.raw.toString()).toContain(`"release":"${release}"`);
  expect((await server.call('GET', '/citernes')).headers['site-release']).toBe(release);
});

it.each(['/service-worker.js', '/service-worker.html'])('%s is asked for anew each time', async (path) => {
  const { headers } = await server.call('GET', path);
  expect(headers['cache-control']).toBe('no-cache');
  const held = { 'if-none-match': String(headers.etag) };
  expect(await server.call('GET', path, { headers: held })).toMatchObject({ status: 304 });
});

it('has a page that is in any language, and has no picture and no address of its own', async () => {
  const { status, raw } = await server.call('GET', '/service-worker.html');
  const html = raw.toString();
  expect(status).toBe(200);
  expect(html).toContain('data-any-language');
  expect(html).toContain('class="loading"');
  expect(html).not.toMatch(/rel="canonical"|data-of-page|<picture/);
});

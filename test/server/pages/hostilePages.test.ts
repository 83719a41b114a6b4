import { PageCache, createCachedPage } from '../../../src/server/pages/pageCache';
import { isRecord, TestServer } from '../../support/site/server/testServer';
import { buildSmallClient } from './builtClient';

/*
 * Pages contain values of request headers and of administrators, which may be hostile.
 */

let server: TestServer;
let client: Awaited<ReturnType<typeof buildSmallClient>>;
let token: string;

beforeAll(async () => {
  client = await buildSmallClient();
  server = await TestServer.start({
    assetsDirectory: client.directory,
    environment: { TRUST_PROXY: 'on' },
  });
  token = await server.login();
});

afterAll(async () => {
  await server.close();
  await client.remove();
});

const get = async (url: string, headers: Record<string, string> = {}) => {
  const { status, raw } = await server.request('GET', url, {
    headers: { host: 'norcuve.localhost:4200', ...headers },
  });
  return { status, text: raw.toString() };
};

describe.each(['/', '/sitemap.xml', '/robots.txt'])('%s', (url) => {
  it.each([
    [{ host: 'norcuve.localhost:99999' }, 'http://norcuve.localhost/'],
    [{ host: 'norcuve.localhost:0' }, 'http://norcuve.localhost/'],
    [{ 'x-forwarded-proto': 'javascript' }, 'http://norcuve.localhost:4200/'],
    [{ 'x-forwarded-proto': 'a b' }, 'http://norcuve.localhost:4200/'],
    [{ 'x-forwarded-host': 'elsewhere.example' }, 'http://norcuve.localhost:4200/'],
    [{ 'x-forwarded-host': 'rubicuve.localhost:8080' }, 'http://norcuve.localhost:4200/'],
    [{ host: 'rubicuve.localhost', 'x-forwarded-proto': 'https' }, 'https://rubicuve.localhost/'],
  ])('links to the site itself, despite hostile headers: %j', async (headers, origin) => {
    const { status, text } = await get(url, headers);
    expect(status).toBe(200);
    expect(text).toContain(origin);
    expect(text).not.toMatch(/elsewhere|javascript:|99999|8080|:0\//);
  });

  it.each(['norcuve.localhost:4200:99999', 'elsewhere.example:70000', '"><script>', 'elsewhere.example'])(
    'is not served for the host %s, which is not the site',
    async (host) => {
      const { status, headers, raw } = await server.request('GET', url, { headers: { host } });
      expect(status).toBe(421);
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(raw.toString()).toMatch(/There is no site.*BRAND_HOSTS[^]*Il n'y a pas de site/);
    },
  );
});

it('a configured header names the host, where a proxy changes the Host header', async () => {
  const proxied = await TestServer.start({
    assetsDirectory: client.directory,
    environment: { HOST_HEADER: 'X-Forwarded-Host' },
  });
  const headers = { host: 'backend.internal', 'x-forwarded-host': 'rubicuve.localhost' };
  const { raw } = await proxied.request('GET', '/robots.txt', { headers });
  expect(raw.toString()).toContain('http://rubicuve.localhost/sitemap.xml');
  const direct = await proxied.request('GET', '/robots.txt', { headers: { host: 'rubicuve.localhost' } });
  expect(direct.status).toBe(421);
  await proxied.close();
});

it('robots.txt may be cached for an hour', async () => {
  const { headers } = await server.request('GET', '/robots.txt', { headers: { host: 'norcuve.localhost' } });
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

it.each([
  'http://[',
  'https://x:99999/',
  'http://a b',
  'javascript:alert(1)',
  'data:text/html,<b>',
  '"><img onerror=alert(1)>',
])('a page with an image at %j is served, and its shared image has a valid web address', async (image) => {
  const body = { nameEn: 'Tandem', nameFr: 'Tandem', image };
  const saved = await server.request('POST', '/api/tanker/save', { token, body });
  const id = isRecord(saved.body) ? Number(saved.body.id) : 0;
  const { status, text } = await get(`/tankers/${id}`);
  expect(status).toBe(200);
  expect(text).toMatch(/property="og:image" content="http:\/\/norcuve\.localhost:4200\//);
  expect(text).not.toMatch(/"image":"(?!http:)|<img onerror/);
  expect((await get('/tankers')).status).toBe(200);
});

it('an unchanged sitemap responds with 304 to a repeated request', async () => {
  const headers = { host: 'norcuve.localhost:4200' };
  const first = await server.request('GET', '/sitemap.xml', { headers });
  const conditionalHeaders = { ...headers, 'if-none-match': String(first.headers.etag) };
  expect(await server.request('GET', '/sitemap.xml', { headers: conditionalHeaders })).toMatchObject({
    status: 304,
  });
  await server.request('POST', '/api/tanker/save', { token, body: { nameEn: 'New', nameFr: 'Neuf' } });
  expect(await server.request('GET', '/sitemap.xml', { headers: conditionalHeaders })).toMatchObject({
    status: 200,
  });
});

it('a page that is requested often stays cached, even if many others are requested once', async () => {
  const page = await createCachedPage(200, '<p>');
  const pages = new PageCache(100 * page.size);
  const other = jest.fn(() => Promise.resolve(page));
  const home = jest.fn(() => Promise.resolve(page));
  for (let port = 1; port <= 300; port += 1) {
    await pages.get('1', `http://norcuve.localhost:${port} /`, other);
    await pages.get('1', `http://norcuve.localhost /${port}`, other);
    if (port > 150) await pages.get('1', 'http://norcuve.localhost /', home);
  }
  await pages.get('1', 'http://norcuve.localhost:1 /', other);
  expect(other).toHaveBeenCalledTimes(601); // the first one was no longer cached
  expect(home).toHaveBeenCalledTimes(1);
});

it('a page of old content is sent to the visitor who waits for it, and is not cached', async () => {
  const pages = new PageCache();
  const page = (html: string) => createCachedPage(200, html);
  let finish = (): void => undefined;
  const rendering = new Promise<void>((resolve) => (finish = resolve));
  const old = pages.get('1', '/', () => rendering.then(() => page('old')));
  const current = await pages.get('2', '/', () => page('new'));
  finish();
  expect(String(await (await old).encoded('identity'))).toBe('old');
  expect(String(await current.encoded('identity'))).toBe('new');
  expect(await pages.get('2', '/', () => page('again'))).toBe(current);
});

it('pages with filters, of which there are any number, are cached apart and only the last ones', async () => {
  const page = () => createCachedPage(200, '<p>');
  const { size } = await page();
  const pages = new PageCache(3 * size);
  const first = await pages.get('1', '/tankers?kind=truck', page);
  expect(await pages.get('1', '/tankers?kind=truck', page)).toBe(first);
  for (let price = 1; price < 4; price += 1) await pages.get('1', `/tankers?price=${price}`, page);
  expect(await pages.get('1', '/tankers?kind=truck', page)).not.toBe(first);
});

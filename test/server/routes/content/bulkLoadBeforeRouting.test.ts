import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Environment } from '../../../../src/server/system/environment';
import { saveSample } from '../../../support/data/factories';
import { TestServer } from '../../../support/site/server/testServer';

/*
 * Over a network connection the server responds to `/api/allModels/` before routing, as browsers request it. Without the
 * trailing slash the request is routed. The responses must be the same.
 */

interface RawResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const send = async (
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> => {
  const clientRequest = request(url, { agent: false, method, headers }).end();
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage]; // the argument of the event
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
};

const start = async (environment: Environment = {}): Promise<{ server: TestServer; url: string }> => {
  const server = await TestServer.start({ environment });
  return { server, url: `${await server.listen()}/api/allModels` };
};

const withoutDate = ({ headers: { date: _date, ...headers }, ...response }: RawResponse) => ({
  ...response,
  headers,
});

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
};

describe.each([
  ['alone', {}],
  ['behind a proxy', { TRUST_PROXY: 'on' }],
  ['behind two proxies, with HSTS for subdomains', { TRUST_PROXY: '2', HSTS_SUBDOMAINS: 'on' }],
  ['with allowed origins', { ALLOWED_ORIGINS: 'https://other.example' }],
  ['with metrics', { METRICS: 'on' }],
])('a server %s', (_kind, environment) => {
  let server: TestServer;
  let url: string;

  beforeAll(async () => {
    ({ server, url } = await start(environment));
  });

  afterAll(() => server.close());

  test('responds the same before and after routing to a client that asks for the public texts', async () => {
    const headers = { 'accept-encoding': 'br' };
    await send(`${url}?texts=public`, headers); // fills the cache
    const routed = await send(`${url}?texts=public`, headers);
    const first = await send(`${url}/?texts=public`, headers);
    expect(withoutDate(first)).toEqual(withoutDate(routed));
    expect(first.status).toBe(200);
  });

  test.each([
    {},
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-proto': 'http, https' },
    { 'x-forwarded-proto': 'https, http' },
    { origin: 'https://other.example' },
    { origin: 'https://stranger.example' },
  ])('responds the same before and after routing, to %j', async (headers: Record<string, string>) => {
    for (const [encoding, decode] of Object.entries(decoders)) {
      const requestHeaders = { ...headers, 'accept-encoding': encoding };
      await send(url, requestHeaders); // fills the cache
      const routed = await send(url, requestHeaders);
      const first = await send(`${url}/`, requestHeaders);
      expect(withoutDate(first)).toEqual(withoutDate(routed));
      expect(first.status).toBe(200);
      expect(first.headers.date).toBeDefined();
      expect(JSON.parse(decode(first.body).toString())).toHaveProperty('resources');
    }
  });

  test('responds with 304 to a current ETag, without a body to HEAD, with 405 to other methods, and with 404 below its path', async () => {
    const { headers } = await send(`${url}/`, { 'accept-encoding': 'br' });
    expect(await send(`${url}/`, { 'if-none-match': String(headers.etag) })).toMatchObject({ status: 304 });
    expect((await send(`${url}/`, {}, 'HEAD')).body).toHaveLength(0);
    expect(await send(`${url}/`, {}, 'DELETE')).toMatchObject({ status: 405 });
    expect(await send(`${url}/none`)).toMatchObject({ status: 404 });
  });

  test('rejects a request with two Host headers', async () => {
    await send(`${url}/`);
    const { port, hostname } = new URL(url);
    for (const path of ['/api/allModels/', '/api/allModels', '/api/tanker/all', '/healthz', '/none']) {
      const socket = connect(Number(port), hostname);
      socket.end(`GET ${path} HTTP/1.1\r\nHost: norcuve.localhost\r\nhost: other.example\r\n\r\n`);
      expect((await buffer(socket)).toString()).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test('returns current content after a change', async () => {
    const token = await server.login();
    for (const name of ['Fresh one', 'Fresh two']) {
      await send(`${url}/`);
      await saveSample(server, token, 'manufacturer', { nameEn: name });
      expect((await send(`${url}/`)).body.toString()).toContain(name);
    }
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Environment } from '../../../src/server/config';
import { saveSample } from '../../support/data/factories';
import { TestServer } from '../../support/site/testServer';

/*
 * As browsers ask for it first, over a connection, the bulk load is answered before any routing; without its last slash it is
 * routed. Nobody sees which.
 */

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const ask = async (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> => {
  const asked = request(url, { agent: false, method, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // what the event carries
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
};

const start = async (environment: Environment = {}): Promise<{ server: TestServer; url: string }> => {
  const server = await TestServer.start({ environment });
  return { server, url: `${await server.listen()}/api/allModels` };
};

const withoutDate = ({ headers: { date: _date, ...headers }, ...answer }: Answer) => ({ ...answer, headers });

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body) => body,
};

describe.each([
  ['alone', {}],
  ['behind a balancer', { TRUST_PROXY: 'on' }],
  ['behind two, with all its subdomains', { TRUST_PROXY: '2', HSTS_SUBDOMAINS: 'on' }],
  ['with other origins', { ALLOWED_ORIGINS: 'https://other.example' }],
  ['with metrics', { METRICS: 'on' }],
])('a server %s', (_kind, environment) => {
  let server: TestServer;
  let url: string;

  beforeAll(async () => {
    ({ server, url } = await start(environment));
  });

  afterAll(() => server.close());

  test.each([
    {},
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-proto': 'http, https' },
    { 'x-forwarded-proto': 'https, http' },
    { origin: 'https://other.example' },
    { origin: 'https://stranger.example' },
  ])('answers the same before routing and after, to %j', async (headers: Record<string, string>) => {
    for (const [encoding, decode] of Object.entries(decoders)) {
      const sent = { ...headers, 'accept-encoding': encoding };
      await ask(url, sent); // makes it ready
      const routed = await ask(url, sent);
      const first = await ask(`${url}/`, sent);
      expect(withoutDate(first)).toEqual(withoutDate(routed));
      expect(first.status).toBe(200);
      expect(first.headers.date).toBeDefined();
      expect(JSON.parse(decode(first.body).toString())).toHaveProperty('resources');
    }
  });

  test('tells whoever holds it, answers HEAD without it, and has nothing else under its path', async () => {
    const { headers } = await ask(`${url}/`, { 'accept-encoding': 'br' });
    expect(await ask(`${url}/`, { 'if-none-match': String(headers.etag) })).toMatchObject({ status: 304 });
    expect((await ask(`${url}/`, {}, 'HEAD')).body).toHaveLength(0);
    expect(await ask(`${url}/`, {}, 'DELETE')).toMatchObject({ status: 405 });
    expect(await ask(`${url}/none`)).toMatchObject({ status: 404 });
  });

  test('that is asked under two hosts refuses both', async () => {
    await ask(`${url}/`);
    const { port, hostname } = new URL(url);
    for (const path of ['/api/allModels/', '/api/allModels', '/api/tanker/all', '/healthz', '/none']) {
      const socket = connect(Number(port), hostname);
      socket.end(`GET ${path} HTTP/1.1\r\nHost: norcuve.localhost\r\nhost: other.example\r\n\r\n`);
      expect((await buffer(socket)).toString()).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test('the next load after a change is fresh', async () => {
    const token = await server.login();
    for (const name of ['Fresh one', 'Fresh two']) {
      await ask(`${url}/`);
      await saveSample(server, token, 'manufacturer', { nameEn: name });
      expect((await ask(`${url}/`)).body.toString()).toContain(name);
    }
  });
});

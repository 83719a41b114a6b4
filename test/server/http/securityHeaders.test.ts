import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { connect } from 'node:net';
import sharp from 'sharp';
import { handleClientError } from '../../../src/server/http/clientErrors';
import { multipart } from '../../support/data/multipart';
import { isRecord, TestServer } from '../../support/site/server/testServer';
import { boot, buildSmallClient } from '../pages/builtClient';

let server: TestServer;
let client: Awaited<ReturnType<typeof buildSmallClient>>;
let token: string;

beforeAll(async () => {
  client = await buildSmallClient();
  server = await TestServer.start({ assetsDirectory: client.directory });
  token = await server.login();
});

afterAll(async () => {
  await server.close();
  await client.remove();
});

type Headers = Readonly<Record<string, string | string[] | number | undefined>>;

const uploadedFile = async (): Promise<string> => {
  const form = multipart({ field: 'file', name: 'a.pdf', content: '%PDF-1.7<script>alert(1)</script>' });
  const { body } = await server.request('POST', '/api/file/upload', { token, ...form });
  return `/api/file/download/${isRecord(body) ? String(body.fileName) : ''}`;
};

const uploadedImage = async (): Promise<string> => {
  const { body } = await server.request('GET', '/api/auth/session', { token });
  const id = isRecord(body) && isRecord(body.imageHost) ? String(body.imageHost.clientId) : '';
  const content = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = multipart({ field: 'image', name: 'a.png', content });
  const headers = { ...form.headers, authorization: `Client-ID ${id}` };
  const response = await server.request('POST', '/api/image', { body: form.body, headers });
  return isRecord(response.body) && isRecord(response.body.data) ? String(response.body.data.link) : '';
};

/** Every kind of response, with its status. */
const kinds: Readonly<Record<string, [number, () => Promise<Headers>]>> = {
  'a page': [200, () => headersOf('/')],
  'a page that does not exist': [404, () => headersOf('/nowhere')],
  'a URL that cannot be decoded': [404, () => headersOf('/%zz')],
  'a script': [200, () => headersOf('/assets/main.2.js')],
  'a static image': [200, () => headersOf('/brand/norcuve/favicon.svg')],
  'a static file that does not exist': [404, () => headersOf('/assets/none.js')],
  'the bulk load': [200, () => headersOf('/api/allModels/')],
  'a list': [200, () => headersOf('/api/tanker/all')],
  'the state of a session': [200, () => headersOf('/api/auth/session', { authorization: `Bearer ${token}` })],
  'an error': [401, () => headersOf('/api/user')],
  'an unknown API route': [404, () => headersOf('/api/nothing')],
  'the API documentation': [200, () => headersOf('/api/docs')],
  'a file': [200, async () => headersOf(await uploadedFile())],
  'a file that does not exist': [404, () => headersOf('/api/file/download/none.pdf')],
  'an image': [200, async () => headersOf(await uploadedImage())],
  'the liveness check': [200, () => headersOf('/healthz')],
  'the readiness check': [200, () => headersOf('/readyz')],
  'the stream of changes': [200, () => headersOfStream()],
};

const headersOf = async (url: string, headers: Record<string, string> = {}): Promise<Headers> => {
  const response = await server.request('GET', url, { headers });
  return { ...response.headers, status: response.status };
};

const headersOfStream = async (): Promise<Headers> => {
  const clientRequest = request(`${await listeningOrigin()}/api/changes`, { agent: false }).end();
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage]; // the argument of the event
  clientRequest.destroy();
  return { ...response.headers, status: response.statusCode };
};

const isPage = (kind: string): boolean => /^a page|^a URL/.test(kind);

const isData = (kind: string, headers: Headers): boolean =>
  !/^the (?:liveness|readiness) check/.test(kind) &&
  String(headers['content-type']).startsWith('application/json');

describe.each(Object.keys(kinds))('%s', (kind) => {
  let headers: Headers;

  beforeAll(async () => {
    const [status, read] = kinds[kind] ?? [0, () => Promise.resolve({})];
    headers = await read();
    expect(headers.status).toBe(status);
  });

  test('forbids guessing its content type', () => {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-type']).toMatch(
      /^(?:text\/(?:html|plain|event-stream)|application\/(?:json|javascript)); charset=utf-8$|^application\/pdf$|^image\/(?:png|svg\+xml)$/,
    );
  });

  test('runs only scripts of the site, and cannot be framed', () => {
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/frame-ancestors 'none'|sandbox/);
    expect(policy).toMatch(/default-src '(?:self|none)'/);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'none'";
    const bootHash = isPage(kind) ? ` 'sha256-${createHash('sha256').update(boot).digest('base64')}'` : '';
    expect([`'self'${bootHash}`, "'none'"]).toContain(scripts);
    expect(policy).not.toMatch(/unsafe-eval|upgrade-insecure-requests/);
  });

  test('is a download if it is JSON data', () => {
    if (isData(kind, headers)) expect(headers['content-disposition']).toMatch(/; filename="\w+\.json"$/);
    else expect(String(headers['content-disposition'])).not.toContain('api.json');
  });

  test('does not name the software of the server', () => {
    for (const name of ['server', 'x-powered-by', 'via', 'x-aspnet-version'])
      expect(headers[name]).toBeUndefined();
  });
});

test('pages, API responses and files send no full Referer to other sites and cannot be framed', async () => {
  for (const url of ['/', '/api/tanker/all', '/api/nothing', '/assets/main.2.js', '/nowhere']) {
    expect(await headersOf(url)).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});

test('a request that arrives too slowly may be repeated: its response has the status 408', () => {
  const sent: string[] = [];
  const socket = { writable: true, end: (text: string) => sent.push(text), destroy: () => undefined };
  handleClientError(Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  expect(sent[0]).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(sent[0]).toContain('"message":"The request took too long to arrive. Please try again."');
});

test('the response to invalid HTTP is JSON that forbids guessing its type', async () => {
  const { port, hostname } = new URL(await listeningOrigin());
  const response = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
  });
  expect(response).toContain('Content-Type: application/json; charset=utf-8\r\n');
  expect(response).toContain('X-Content-Type-Options: nosniff\r\n');
});

const listeningOrigin = async (): Promise<string> => {
  const address = server.app.server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : server.listen();
};

test('every response over HTTPS requires HTTPS from then on', async () => {
  const proxied = await TestServer.start({ environment: { TRUST_PROXY: 'on' } });
  for (const url of ['/api/allModels', '/api/tanker/all', '/healthz', '/nowhere']) {
    const headers = { 'x-forwarded-proto': 'https' };
    const secure = await proxied.request('GET', url, { headers });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await proxied.request('GET', url)).headers['strict-transport-security']).toBeUndefined();
    const direct = await server.request('GET', url, { headers });
    expect(direct.headers['strict-transport-security']).toBeUndefined();
  }
  await proxied.close();
});

test('HSTS_SUBDOMAINS requires HTTPS on all subdomains', async () => {
  const proxied = await TestServer.start({ environment: { TRUST_PROXY: 'on', HSTS_SUBDOMAINS: 'on' } });
  const { headers } = await proxied.request('GET', '/', { headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await proxied.close();
});

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { connect } from 'node:net';
import sharp from 'sharp';
import { multipart } from '../../support/data/multipart';
import { isRecord, TestServer } from '../../support/site/testServer';
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
  const { body } = await server.call('POST', '/api/file/upload', { token, ...form });
  return `/api/file/download/${isRecord(body) ? String(body.fileName) : ''}`;
};

const uploadedImage = async (): Promise<string> => {
  const { body } = await server.call('GET', '/api/auth/session', { token });
  const id = isRecord(body) && isRecord(body.imageHost) ? String(body.imageHost.clientId) : '';
  const content = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = multipart({ field: 'image', name: 'a.png', content });
  const headers = { ...form.headers, authorization: `Client-ID ${id}` };
  const answer = await server.call('POST', '/api/image', { body: form.body, headers });
  return isRecord(answer.body) && isRecord(answer.body.data) ? String(answer.body.data.link) : '';
};

/** Every kind of answer that there is, with its status. */
const kinds: Readonly<Record<string, [number, () => Promise<Headers>]>> = {
  'a page': [200, () => headersOf('/')],
  'a page that there is not': [404, () => headersOf('/nowhere')],
  'an address that cannot be decoded': [404, () => headersOf('/%zz')],
  'a script': [200, () => headersOf('/assets/main.2.js')],
  'a static picture': [200, () => headersOf('/brand/norcuve/favicon.svg')],
  'a static file that there is not': [404, () => headersOf('/assets/none.js')],
  'the bulk load': [200, () => headersOf('/api/allModels/')],
  'a list': [200, () => headersOf('/api/tanker/all')],
  'what a session is told': [200, () => headersOf('/api/auth/session', { authorization: `Bearer ${token}` })],
  'a refusal': [401, () => headersOf('/api/user')],
  'a call that there is not': [404, () => headersOf('/api/nothing')],
  'the documents': [200, () => headersOf('/api/docs')],
  'a file': [200, async () => headersOf(await uploadedFile())],
  'a file that there is not': [404, () => headersOf('/api/file/download/none.pdf')],
  'an image': [200, async () => headersOf(await uploadedImage())],
  'a sign of life': [200, () => headersOf('/healthz')],
  'a sign of readiness': [200, () => headersOf('/readyz')],
  'the stream of changes': [200, () => headersOfStream()],
};

const headersOf = async (url: string, headers: Record<string, string> = {}): Promise<Headers> => {
  const answer = await server.call('GET', url, { headers });
  return { ...answer.headers, status: answer.status };
};

const headersOfStream = async (): Promise<Headers> => {
  const asked = request(`${await listening()}/api/changes`, { agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // what the event carries
  asked.destroy();
  return { ...answer.headers, status: answer.statusCode };
};

const isPage = (kind: string): boolean => /^a page|^an address/.test(kind);

const isData = (kind: string, headers: Headers): boolean =>
  !kind.startsWith('a sign') && String(headers['content-type']).startsWith('application/json');

describe.each(Object.keys(kinds))('%s', (kind) => {
  let headers: Headers;

  beforeAll(async () => {
    const [status, read] = kinds[kind] ?? [0, () => Promise.resolve({})];
    headers = await read();
    expect(headers.status).toBe(status);
  });

  test('is nothing but what it says it is', () => {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-type']).toMatch(
      /^(?:text\/(?:html|plain|event-stream)|application\/(?:json|javascript)); charset=utf-8$|^application\/pdf$|^image\/(?:png|svg\+xml)$/,
    );
  });

  test('runs no script but the site’s own, and stands in no frame', () => {
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/frame-ancestors 'none'|sandbox/);
    expect(policy).toMatch(/default-src '(?:self|none)'/);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'none'";
    const own = isPage(kind) ? ` 'sha256-${createHash('sha256').update(boot).digest('base64')}'` : '';
    expect([`'self'${own}`, "'none'"]).toContain(scripts);
    expect(policy).not.toMatch(/unsafe-eval|upgrade-insecure-requests/);
  });

  test('is saved rather than shown where it is data', () => {
    if (isData(kind, headers)) expect(headers['content-disposition']).toMatch(/; filename="\w+\.json"$/);
    else expect(String(headers['content-disposition'])).not.toContain('api.json');
  });

  test('says nothing of what made it', () => {
    for (const name of ['server', 'x-powered-by', 'via', 'x-aspnet-version'])
      expect(headers[name]).toBeUndefined();
  });
});

test('pages, calls and files name no other site where they came from, and stand in no frame of one', async () => {
  for (const url of ['/', '/api/tanker/all', '/api/nothing', '/assets/main.2.js', '/nowhere']) {
    expect(await headersOf(url)).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});

test('an answer to what is no HTTP is JSON and nothing else', async () => {
  const { port, hostname } = new URL(await listening());
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
  });
  expect(answer).toContain('Content-Type: application/json; charset=utf-8\r\n');
  expect(answer).toContain('X-Content-Type-Options: nosniff\r\n');
});

const listening = async (): Promise<string> => {
  const address = server.app.server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : server.listen();
};

test('a secure transport is asked for where there is one, on every answer', async () => {
  const proxied = await TestServer.start({ environment: { TRUST_PROXY: 'on' } });
  for (const url of ['/api/allModels', '/api/tanker/all', '/healthz', '/nowhere']) {
    const headers = { 'x-forwarded-proto': 'https' };
    const secure = await proxied.call('GET', url, { headers });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await proxied.call('GET', url)).headers['strict-transport-security']).toBeUndefined();
    const direct = await server.call('GET', url, { headers });
    expect(direct.headers['strict-transport-security']).toBeUndefined();
  }
  await proxied.close();
});

test('a secure transport is asked for on all subdomains where the owner wants it', async () => {
  const proxied = await TestServer.start({ environment: { TRUST_PROXY: 'on', HSTS_SUBDOMAINS: 'on' } });
  const { headers } = await proxied.call('GET', '/', { headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  await proxied.close();
});

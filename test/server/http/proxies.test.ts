import { mkdtemp, rm } from 'node:fs/promises';
import { connect as connectHttp2 } from 'node:http2';
import type { ClientHttp2Session, ClientHttp2Stream } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import type { ProxyName } from '../../support/site/server/proxyProcess';
import { ProxyProcess } from '../../support/site/server/proxyProcess';
import { superUser, TestServer } from '../../support/site/server/testServer';
import { buildSmallClient } from '../pages/builtClient';

/*
 * The configurations of docs/deploy for nginx and Caddy, in front of the server. Both proxies are Debian packages.
 */
describe.each<ProxyName>(['nginx', 'caddy'])('behind %s', (name) => {
  let folder: string;
  let client: Awaited<ReturnType<typeof buildSmallClient>>;
  let server: TestServer;
  let proxy: ProxyProcess;
  const sessions: ClientHttp2Session[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proxy-'));
    client = await buildSmallClient();
    const environment = { TRUST_PROXY: 'private', RATE_LIMIT: 'on', METRICS: 'on' };
    server = await TestServer.start({ environment, assetsDirectory: client.directory });
    const { host } = new URL(await server.listen());
    proxy = await ProxyProcess.start(name, host, folder);
  });

  afterAll(async () => {
    for (const session of sessions) session.destroy();
    await proxy.stop();
    await server.close();
    await client.remove();
    await rm(folder, { recursive: true });
  });

  /** An HTTP/2 connection over TLS from an address of this machine. */
  const connectFrom = (localAddress: string): ClientHttp2Session => {
    const session = connectHttp2(`https://rubicuve.localhost:${proxy.port}`, {
      createConnection: () =>
        connectTls({
          ...{ localAddress }, // an option of the socket, which the types of TLS lack
          host: '127.0.0.1',
          port: proxy.port,
          servername: 'rubicuve.localhost',
          ALPNProtocols: ['h2'],
          rejectUnauthorized: false, // its own certificate
        }),
    });
    sessions.push(session);
    return session;
  };

  const send = (
    session: ClientHttp2Session,
    path: string,
    headers: Record<string, string> = {},
    body?: unknown,
  ): ClientHttp2Stream => {
    const method = body === undefined ? 'GET' : 'POST';
    const stream = session.request({ ':path': path, ':method': method, ...headers });
    stream.setEncoding('utf8').end(body === undefined ? undefined : JSON.stringify(body));
    return stream;
  };

  const receive = async (stream: ClientHttp2Stream) => {
    const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
      stream.once('response', resolve).once('error', reject);
    });
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    return { status: headers[':status'], headers, text };
  };

  test('pages come over HTTP/2 and TLS, with the address that the visitor sees', async () => {
    const forged = { 'x-forwarded-host': 'norcuve.localhost:1', 'x-forwarded-proto': 'http' };
    const { status, headers, text } = await receive(send(connectFrom('127.0.0.1'), '/', forged));
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(text).toContain(`<link rel="canonical" href="https://rubicuve.localhost:${proxy.port}/">`);
  });

  test('each visitor has an own limit of failed logins, whatever addresses the visitor invents', async () => {
    const login = async (session: ClientHttp2Session, forged: string): Promise<unknown> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forged };
      const body = { ...superUser, password: 'wrong-password' };
      return (await receive(send(session, '/api/auth/login', headers, body))).status;
    };
    const [one, other] = [connectFrom('127.0.0.2'), connectFrom('127.0.0.3')];
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push(await login(one, `203.0.113.${count}`));
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    expect(await login(other, '203.0.113.7')).toBe(401);
  });

  test('changes arrive at once, while the stream stays open', async () => {
    const stream = send(connectFrom('127.0.0.1'), '/api/changes');
    let received = '';
    const until = (text: string): Promise<void> =>
      new Promise((resolve) => {
        const look = (chunk: string): void => {
          received += chunk;
          if (!received.includes(text)) return;
          stream.off('data', look);
          resolve();
        };
        stream.on('data', look);
      });
    await until('retry: 1000');
    const changed = until('Elsewhere');
    const token = await server.login();
    await server.request('POST', '/api/location/save', { token, body: { nameEn: 'Elsewhere' } });
    await changed;
    expect(stream.closed).toBe(false);
  });

  test('the metrics are not public', async () => {
    expect((await receive(send(connectFrom('127.0.0.1'), '/metrics'))).status).toBe(404);
  });
});

test.each([
  ['private', '198.51.100.7', 1],
  ['off', '127.0.0.1', 1],
  ['private', '127.0.0.1', 0],
])('TRUST_PROXY=%s: X-Forwarded-For from %s gives %i warnings', async (value, remoteAddress, count) => {
  const server = await TestServer.start({ environment: { TRUST_PROXY: value } });
  const warn = jest.spyOn(server.app.log, 'warn');
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (let call = 0; call < 3; call += 1)
    await server.request('GET', '/api/tanker/all', { headers, remoteAddress });
  expect(warn).toHaveBeenCalledTimes(count);
  if (count > 0) expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('TRUST_PROXY'));
  await server.close();
});

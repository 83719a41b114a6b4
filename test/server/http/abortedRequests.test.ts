import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { buildApp } from '../../../src/server/app';
import { loggerOptions } from '../../../src/server/logger';
import { isRecord, TestServer } from '../../support/site/server/testServer';

interface Line {
  readonly level: number;
}

let server: TestServer;
let clientId: string;

beforeAll(async () => {
  server = await TestServer.start();
  const token = await server.login();
  const { body } = await server.request('GET', '/api/auth/session', { token });
  clientId = isRecord(body) && isRecord(body.imageHost) ? String(body.imageHost.clientId) : '';
});

afterAll(() => server.close());

/** Sends the start of a request and disconnects. @returns the log lines until the server has handled the request */
const linesAfter = async (url: string, headers: readonly string[], start: string): Promise<Line[]> => {
  let text = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  const logger = { ...loggerOptions('info'), stream };
  const { config, database, files } = server;
  const app = await buildApp({ config, database, files, logger });
  const { port, hostname } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), hostname);
  const head = [`POST ${url} HTTP/1.1`, 'Host: x', ...headers, 'Content-Length: 1000', '', start];
  socket.write(head.join('\r\n'));
  const [{ socket: connection }] = (await once(app.server, 'request')) as [IncomingMessage]; // the argument of the event
  socket.destroy();
  await once(connection, 'close');
  await app.inject('/api/tanker/all');
  await app.close();
  const lines = text.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Line); // pino's format
};

test.each([
  ['/api/auth/login', () => ['Content-Type: application/json'], '{"email":'],
  [
    '/api/image',
    () => ['Content-Type: multipart/form-data; boundary=x', `Authorization: Client-ID ${clientId}`],
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG',
  ],
])('a request to %s that the client aborts is not logged as an error', async (url, headers, start) => {
  const lines = await linesAfter(url, headers(), start);
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});

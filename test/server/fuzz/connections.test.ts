import { once } from 'node:events';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as httpRequest } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import fc from 'fast-check';
import { saveSample } from '../../support/data/factories';
import { checkProperty, seed, stateOf, wholeStateOf, withinDeadline } from '../../support/data/fuzzing';
import { superUser, TestServer } from '../../support/site/server/testServer';

/*
 * Broken HTTP on raw connections: heads that never end, bodies that stop, wrong lengths.
 */

let server: TestServer;
let origin: URL;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login(superUser);
  await saveSample(server, token, 'tanker');
  origin = new URL(await server.listen());
});

afterAll(() => server.close());

const open = async (): Promise<Socket> => {
  const socket = connect(Number(origin.port), origin.hostname);
  socket.on('error', () => undefined); // the server may reset a connection; the `close` event follows
  await once(socket, 'connect');
  return socket;
};

/**
 * Sends bytes. @returns the data received until the server closed the connection
 * @param isCut whether to end the stream at once; the server may then close the connection without a response
 */
const exchange = async (data: string | Buffer, isCut = true): Promise<string> => {
  const socket = await open();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(data);
  if (isCut) socket.end();
  await withinDeadline(data.toString().slice(0, 200), once(socket, 'close'));
  return Buffer.concat(chunks).toString('latin1');
};

const statusOf = (response: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1] ?? 0);

const request = (head: readonly string[], body = ''): string =>
  [...head, 'Host: x', `Authorization: Bearer ${token}`, 'Connection: close', '', body].join('\r\n');

const save = 'POST /api/tanker/save HTTP/1.1';
const json = 'Content-Type: application/json';
const row = '{"nameEn":"x"}';

const expectRejected = async (data: string | Buffer, statuses: readonly number[]): Promise<void> => {
  const before = await stateOf(server);
  expect(statuses).toContain(statusOf(await exchange(data)));
  expect(await stateOf(server)).toBe(before);
};

/** No response: the server closed the connection. */
const none = 0;

describe('a request', () => {
  test('that is valid is accepted', async () => {
    const data = request([save, json, `Content-Length: ${row.length}`], row);
    expect(statusOf(await exchange(data, false))).toBe(201);
  });

  test.each([
    ['a body that is too short', [`Content-Length: 1000`], row],
    ['a body that is too long', ['Content-Length: 5'], row],
    ['two lengths', ['Content-Length: 14', 'Content-Length: 15'], row],
    ['a length and chunks', ['Content-Length: 14', 'Transfer-Encoding: chunked'], `e\r\n${row}\r\n0\r\n\r\n`],
    ['a negative length', ['Content-Length: -1'], row],
    ['a length in words', ['Content-Length: many'], row],
    ['an impossibly large length', ['Content-Length: 99999999999999999999'], row],
    ['a length over the limit', ['Content-Length: 999999999'], row],
    ['chunks without an end', ['Transfer-Encoding: chunked'], `e\r\n${row}\r\n`],
    ['a chunk that is too short', ['Transfer-Encoding: chunked'], `ff\r\n${row}`],
    ['a chunk with an invalid size', ['Transfer-Encoding: chunked'], `zz\r\n${row}\r\n0\r\n\r\n`],
    ['an impossibly large chunk', ['Transfer-Encoding: chunked'], `ffffffffffffffffff\r\n${row}`],
    ['an unknown transfer encoding', ['Transfer-Encoding: unheard'], row],
    ['the chunked encoding twice', ['Transfer-Encoding: chunked, chunked'], `e\r\n${row}\r\n0\r\n\r\n`],
    ['a space before the colon of a header', ['Transfer-Encoding : chunked'], `e\r\n${row}\r\n0\r\n\r\n`],
    ['a folded header', ['X: a', ' b'], row],
    ['a header of 100 kB', [`X: ${'x'.repeat(100_000)}`], row],
    ['5,000 headers', Array.from({ length: 5_000 }, (_, index) => `X${index}: x`), row],
    ['a header with a NUL', ['X: a\0b'], row],
    ['a header without a name', [': x'], row],
  ])('with %s changes nothing and does not hang', async (_case, headers, body) => {
    await expectRejected(request([save, json, ...headers], body), [none, 400, 413, 415, 501]);
  });

  test.each([
    ['a URL of 100 kB', `GET /${'x'.repeat(100_000)} HTTP/1.1`],
    ['an unknown method', 'STEAL /api/tanker/all HTTP/1.1'],
    ['an unknown HTTP version', 'GET / HTTP/9.9'],
    ['a URL of another host', 'GET http://169.254.169.254/latest/meta-data/ HTTP/1.1'],
    ['a tunnel', 'CONNECT 127.0.0.1:22 HTTP/1.1'],
    ['a NUL in its URL', 'GET /\0 HTTP/1.1'],
    ['line feeds without carriage returns', 'GET / HTTP/1.1\nX: y'],
    ['a change to another protocol', 'GET /api/tanker/all HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade'],
  ])('with %s causes no server error', async (_case, line) => {
    const before = await stateOf(server);
    expect(statusOf(await exchange(request([line])))).toBeLessThan(500);
    expect(await stateOf(server)).toBe(before);
  });

  test('that follows another one on the same connection needs its own credentials', async () => {
    const firstRequest = `POST /api/tanker/save HTTP/1.1\r\nHost: x\r\n${json}\r\nContent-Length: 2\r\n\r\n{}`;
    const data = request([save, json, `Content-Length: ${row.length}`], row).replace(token, 'nobody');
    const before = await stateOf(server);
    const statusLines = (await exchange(firstRequest + data, false)).match(/HTTP\/1\.1 \d{3}/g);
    expect(statusLines).toEqual(['HTTP/1.1 401', 'HTTP/1.1 401']);
    expect(await stateOf(server)).toBe(before);
  });
});

test('two hundred idle connections do not block other requests', async () => {
  const starts = ['', 'G', 'GET / HTTP/1.1\r\n', `${save}\r\nHost: x\r\nContent-Length: 9\r\n\r\n{`];
  const sockets = await Promise.all(Array.from({ length: 200 }, open));
  for (const [index, socket] of sockets.entries()) socket.write(starts[index % starts.length] ?? '');
  const lists = await exchange(request(['GET /api/tanker/all HTTP/1.1']), false);
  expect(statusOf(lists)).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test(`random bytes, from the seed ${seed}, cause no server error`, async () => {
  const before = await stateOf(server);
  const sample = Buffer.from(request([save, json, `Content-Length: ${row.length}`], row.replace('x', 'y')));
  const noise = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));
  const cut = fc.nat(sample.length - 20).map((length) => sample.subarray(0, length));
  const corrupted = fc.tuple(fc.nat(40), fc.nat(255)).map(([index, byte]) => {
    const copy = Buffer.from(sample.toString().replace(token, 'nobody'));
    copy[index] = byte;
    return copy;
  });
  await checkProperty(fc.oneof(noise, cut, corrupted), 400, async (bytes) => {
    const status = statusOf(await exchange(bytes));
    expect(status === none || (status >= 400 && status < 500)).toBe(true);
  });
  expect(await wholeStateOf(server)).toBe(before);
});

describe('the stream of changes', () => {
  /** Sends a request over a new connection, which `stop` closes. */
  const open = async (query: string, options: RequestOptions = {}) => {
    const clientRequest = httpRequest(new URL(`/api/changes${query}`, origin), {
      ...options,
      agent: false,
    }).end();
    const responseEvent = once(clientRequest, 'response') as Promise<[IncomingMessage]>; // the argument of the event
    const [response] = await withinDeadline(`/api/changes${query}`, responseEvent);
    return { response, stop: () => clientRequest.destroy() };
  };

  test.each([
    ['?since=abc'],
    ['?since=-1'],
    ['?since=1.5'],
    ['?since=1e9'],
    ['?since=NaN'],
    ['?since='],
    ['?since=1&since=2'],
    ['?since=9999999999'],
    [`?since=1'%20OR%20'1'='1`],
    ['?since=%00'],
  ])('%s is rejected', async (query) => {
    const { response, stop } = await open(query);
    stop();
    expect(response.statusCode).toBe(400);
  });

  test.each([
    'abc',
    '-1',
    '1.5',
    '-1e300',
    '1e300',
    '0x10',
    'Infinity',
    '',
    ' ',
    '9'.repeat(300),
    "1' OR 1=1",
  ])('starts for any Last-Event-ID: %j', async (last) => {
    const { response, stop } = await open('', { headers: { 'last-event-id': last } });
    expect(response.statusCode).toBe(200);
    const [first] = (await withinDeadline(last, once(response, 'data'))) as [Buffer]; // the argument of the event
    expect(first.toString()).toContain('retry:');
    stop();
  });

  test('rejects a HEAD request at once', async () => {
    const { response, stop } = await open('', { method: 'HEAD' });
    stop();
    expect(response.statusCode).toBe(405);
  });
});

import { once } from 'node:events';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as httpRequest } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import fc from 'fast-check';
import { saveSample } from '../../support/data/factories';
import { holds, seed, stateOf, wholeStateOf, within } from '../../support/data/fuzzing';
import { superUser, TestServer } from '../../support/site/testServer';

/*
 * What comes over the wire and is hardly HTTP: heads that never end, bodies that stop, lengths that are wrong.
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
  socket.on('error', () => undefined); // the server may break a connection off, which `close` tells
  await once(socket, 'connect');
  return socket;
};

/**
 * Sends bytes, and gives what came back until the server let go.
 * @param isCut says that there are no more; the server may then let go before it has answered.
 */
const exchange = async (sent: string | Buffer, isCut = true): Promise<string> => {
  const socket = await open();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(sent);
  if (isCut) socket.end();
  await within(sent.toString().slice(0, 200), once(socket, 'close'));
  return Buffer.concat(chunks).toString('latin1');
};

const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);

const request = (head: readonly string[], body = ''): string =>
  [...head, 'Host: x', `Authorization: Bearer ${token}`, 'Connection: close', '', body].join('\r\n');

const save = 'POST /api/tanker/save HTTP/1.1';
const json = 'Content-Type: application/json';
const row = '{"nameEn":"x"}';

const expectRefused = async (sent: string | Buffer, statuses: readonly number[]): Promise<void> => {
  const before = await stateOf(server);
  expect(statuses).toContain(statusOf(await exchange(sent)));
  expect(await stateOf(server)).toBe(before);
};

/** No answer at all: the connection was let go. */
const none = 0;

describe('a request', () => {
  test('as it must be is taken', async () => {
    const sent = request([save, json, `Content-Length: ${row.length}`], row);
    expect(statusOf(await exchange(sent, false))).toBe(201);
  });

  test.each([
    ['a body that stops', [`Content-Length: 1000`], row],
    ['a body that goes on', ['Content-Length: 5'], row],
    ['two lengths', ['Content-Length: 14', 'Content-Length: 15'], row],
    ['a length and chunks', ['Content-Length: 14', 'Transfer-Encoding: chunked'], `e\r\n${row}\r\n0\r\n\r\n`],
    ['a length below nothing', ['Content-Length: -1'], row],
    ['a length in words', ['Content-Length: many'], row],
    ['a length beyond all', ['Content-Length: 99999999999999999999'], row],
    ['a length beyond what is taken', ['Content-Length: 999999999'], row],
    ['chunks that stop', ['Transfer-Encoding: chunked'], `e\r\n${row}\r\n`],
    ['a chunk that stops', ['Transfer-Encoding: chunked'], `ff\r\n${row}`],
    ['chunks of no size', ['Transfer-Encoding: chunked'], `zz\r\n${row}\r\n0\r\n\r\n`],
    ['a chunk beyond all', ['Transfer-Encoding: chunked'], `ffffffffffffffffff\r\n${row}`],
    ['an encoding that there is not', ['Transfer-Encoding: unheard'], row],
    ['chunks twice', ['Transfer-Encoding: chunked, chunked'], `e\r\n${row}\r\n0\r\n\r\n`],
    ['a hidden encoding', ['Transfer-Encoding : chunked'], `e\r\n${row}\r\n0\r\n\r\n`],
    ['a folded header', ['X: a', ' b'], row],
    ['a header of 100 kB', [`X: ${'x'.repeat(100_000)}`], row],
    ['5,000 headers', Array.from({ length: 5_000 }, (_, index) => `X${index}: x`), row],
    ['a header with a NUL', ['X: a\0b'], row],
    ['a header without a name', [': x'], row],
  ])('with %s changes nothing and does not hang', async (_case, headers, body) => {
    await expectRefused(request([save, json, ...headers], body), [none, 400, 413, 415, 501]);
  });

  test.each([
    ['an address of 100 kB', `GET /${'x'.repeat(100_000)} HTTP/1.1`],
    ['a method that there is not', 'STEAL /api/tanker/all HTTP/1.1'],
    ['a version that there is not', 'GET / HTTP/9.9'],
    ['an address of another host', 'GET http://169.254.169.254/latest/meta-data/ HTTP/1.1'],
    ['a tunnel', 'CONNECT 127.0.0.1:22 HTTP/1.1'],
    ['a NUL in its address', 'GET /\0 HTTP/1.1'],
    ['line feeds alone', 'GET / HTTP/1.1\nX: y'],
    ['a change to another protocol', 'GET /api/tanker/all HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade'],
  ])('with %s is no failure of ours', async (_case, line) => {
    const before = await stateOf(server);
    expect(statusOf(await exchange(request([line])))).toBeLessThan(500);
    expect(await stateOf(server)).toBe(before);
  });

  test('behind another on one connection is held to its own credentials', async () => {
    const hidden = `POST /api/tanker/save HTTP/1.1\r\nHost: x\r\n${json}\r\nContent-Length: 2\r\n\r\n{}`;
    const sent = request([save, json, `Content-Length: ${row.length}`], row).replace(token, 'nobody');
    const before = await stateOf(server);
    const answers = (await exchange(hidden + sent, false)).match(/HTTP\/1\.1 \d{3}/g);
    expect(answers).toEqual(['HTTP/1.1 401', 'HTTP/1.1 401']);
    expect(await stateOf(server)).toBe(before);
  });
});

test('two hundred connections that say no more stand in nobody’s way', async () => {
  const starts = ['', 'G', 'GET / HTTP/1.1\r\n', `${save}\r\nHost: x\r\nContent-Length: 9\r\n\r\n{`];
  const sockets = await Promise.all(Array.from({ length: 200 }, open));
  for (const [index, socket] of sockets.entries()) socket.write(starts[index % starts.length] ?? '');
  const lists = await exchange(request(['GET /api/tanker/all HTTP/1.1']), false);
  expect(statusOf(lists)).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test(`bytes of any kind, from the seed ${seed}, are no failure of ours`, async () => {
  const before = await stateOf(server);
  const sample = Buffer.from(request([save, json, `Content-Length: ${row.length}`], row.replace('x', 'y')));
  const noise = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes));
  const cut = fc.nat(sample.length - 20).map((length) => sample.subarray(0, length));
  const spoilt = fc.tuple(fc.nat(40), fc.nat(255)).map(([index, byte]) => {
    const copy = Buffer.from(sample.toString().replace(token, 'nobody'));
    copy[index] = byte;
    return copy;
  });
  await holds(fc.oneof(noise, cut, spoilt), 400, async (bytes) => {
    const status = statusOf(await exchange(bytes));
    expect(status === none || (status >= 400 && status < 500)).toBe(true);
  });
  expect(await wholeStateOf(server)).toBe(before);
});

describe('the stream of changes', () => {
  /** Asks over a connection of its own, which ends with `stop`. */
  const ask = async (query: string, options: RequestOptions = {}) => {
    const asked = httpRequest(new URL(`/api/changes${query}`, origin), { ...options, agent: false }).end();
    const answered = once(asked, 'response') as Promise<[IncomingMessage]>; // what the event carries
    const [answer] = await within(`/api/changes${query}`, answered);
    return { answer, stop: () => asked.destroy() };
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
  ])('%s is refused', async (query) => {
    const { answer, stop } = await ask(query);
    stop();
    expect(answer.statusCode).toBe(400);
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
  ])('begins for whoever says that the last event was %j', async (last) => {
    const { answer, stop } = await ask('', { headers: { 'last-event-id': last } });
    expect(answer.statusCode).toBe(200);
    const [first] = (await within(last, once(answer, 'data'))) as [Buffer]; // what the event carries
    expect(first.toString()).toContain('retry:');
    stop();
  });

  test('is asked for its head without waiting for its end', async () => {
    const { answer, stop } = await ask('', { method: 'HEAD' });
    stop();
    expect(answer.statusCode).toBe(405);
  });
});

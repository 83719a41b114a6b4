import { setImmediate } from 'node:timers/promises';
import { TestServer } from '../../../support/site/server/testServer';

/** The limit of streams per IP address, as in docs/settings.md. */
const streamLimit = 50;

let server: TestServer;
let origin: string;

beforeAll(async () => {
  server = await TestServer.start({ environment: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
  origin = await server.listen();
});

afterAll(() => server.close());

const openStream = (address: string, headers: Readonly<Record<string, string>> = {}, signal?: AbortSignal) =>
  fetch(`${origin}/api/changes`, {
    headers: { 'x-forwarded-for': address, ...headers },
    ...(signal && { signal }),
  });

const statusOf = async (address: string): Promise<number> => {
  const stop = new AbortController();
  const { status } = await openStream(address, {}, stop.signal);
  stop.abort();
  return status;
};

test('an IP address at its limit of streams gets an error; other addresses do not, and a closed stream can be replaced', async () => {
  const [first, others] = [new AbortController(), new AbortController()];
  const opened = await Promise.all(
    Array.from({ length: streamLimit }, (_, index) =>
      openStream('203.0.113.1', {}, index === 0 ? first.signal : others.signal),
    ),
  );
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
  const rejected = await openStream('203.0.113.1', { 'accept-language': 'fr' });
  expect(rejected.status).toBe(429);
  expect(await rejected.json()).toEqual({
    status: 'fail',
    message: expect.stringMatching(/^Trop de pages du site sont ouvertes/) as unknown,
  });
  expect(await statusOf('203.0.113.2')).toBe(200);
  first.abort();
  while ((await statusOf('203.0.113.1')) !== 200) await setImmediate();
  others.abort();
});

test('all addresses of an IPv6 network share one limit of streams', async () => {
  const open = new AbortController();
  const opened = await Promise.all(
    Array.from({ length: streamLimit }, (_, index) => openStream(`2001:db8:1:2::${index}`, {}, open.signal)),
  );
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await statusOf('2001:db8:1:2:ffff::')).toBe(429);
  expect(await statusOf('2001:db8:1:3::')).toBe(200);
  open.abort();
});

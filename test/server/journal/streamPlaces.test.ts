import { setImmediate } from 'node:timers/promises';
import { TestServer } from '../../support/site/testServer';

/** Of one address, as the operations say. */
const places = 50;

let server: TestServer;
let origin: string;

beforeAll(async () => {
  server = await TestServer.start({ environment: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } });
  origin = await server.listen();
});

afterAll(() => server.close());

const ask = (address: string, headers: Readonly<Record<string, string>> = {}, signal?: AbortSignal) =>
  fetch(`${origin}/api/changes`, {
    headers: { 'x-forwarded-for': address, ...headers },
    ...(signal && { signal }),
  });

const statusOf = async (address: string): Promise<number> => {
  const stop = new AbortController();
  const { status } = await ask(address, {}, stop.signal);
  stop.abort();
  return status;
};

test('an address that has all its streams is told so; others have theirs, and a place that comes free is taken', async () => {
  const [first, others] = [new AbortController(), new AbortController()];
  const opened = await Promise.all(
    Array.from({ length: places }, (_, index) =>
      ask('203.0.113.1', {}, index === 0 ? first.signal : others.signal),
    ),
  );
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await ask('203.0.113.1', { 'accept-language': 'fr' });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({
    status: 'fail',
    message: expect.stringMatching(/^Trop de pages du site sont ouvertes/) as unknown,
  });
  expect(await statusOf('203.0.113.2')).toBe(200);
  first.abort();
  while ((await statusOf('203.0.113.1')) !== 200) await setImmediate();
  others.abort();
});

test('the addresses of a network of IPv6 share its streams', async () => {
  const open = new AbortController();
  const opened = await Promise.all(
    Array.from({ length: places }, (_, index) => ask(`2001:db8:1:2::${index}`, {}, open.signal)),
  );
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await statusOf('2001:db8:1:2:ffff::')).toBe(429);
  expect(await statusOf('2001:db8:1:3::')).toBe(200);
  open.abort();
});

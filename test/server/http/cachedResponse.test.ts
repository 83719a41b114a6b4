import { brotliDecompressSync } from 'node:zlib';
import { CachedResponse } from '../../../src/server/http/cachedResponse';

const json = JSON.stringify(
  Array.from({ length: 200 }, (_, id) => ({
    id,
    nameEn: `Tanker ${id * 7919}`,
    nameFr: `Citerne ${id * 7907}`,
  })),
);

/** Waits until the encoded response differs from `before`. */
const untilChanged = async (response: CachedResponse, before: Buffer): Promise<Buffer> => {
  for (;;) {
    const { body } = response.encoded('br') ?? (await response.encode('br'));
    if (body !== before) return body;
    await new Promise((resolve) => setImmediate(resolve));
  }
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});

afterEach(() => {
  jest.useRealTimers();
});

it('compresses unchanged data better after a while, with a new ETag', async () => {
  const response = new CachedResponse(json, 1);
  const first = await response.encode('br');
  jest.advanceTimersByTime(60_000);
  const smaller = await untilChanged(response, first.body);
  expect(smaller.length).toBeLessThan(first.body.length);
  expect(brotliDecompressSync(smaller).toString()).toBe(json);
  const { etag } = response.encoded('br')?.headers ?? {};
  expect(etag).not.toBe(first.headers.etag);
  expect(response.isHeldBy(String(etag))).toBe(true);
});

it('does not compress replaced data again', async () => {
  const [response, other] = [new CachedResponse(json, 1), new CachedResponse(json, 2)];
  const [first, second] = [await response.encode('br'), await other.encode('br')];
  response.replace();
  jest.advanceTimersByTime(60_000);
  await untilChanged(other, second.body);
  expect(response.encoded('br')).toBe(first);
});

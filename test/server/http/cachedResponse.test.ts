import { brotliDecompressSync } from 'node:zlib';
import { CachedResponse } from '../../../src/server/http/cachedResponse';

const json = JSON.stringify(
  Array.from({ length: 2_000 }, (_, id) => ({
    id,
    nameEn: `Tanker ${id * 7919}`,
    nameFr: `Citerne ${id * 7907}`,
  })),
);

/** Until the encoded answer is another one than `before`. */
const untilChanged = async (answer: CachedResponse, before: Buffer): Promise<Buffer> => {
  for (;;) {
    const { body } = answer.encoded('br') ?? (await answer.encode('br'));
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

it('sends data that stay the same smaller after a while, under another tag', async () => {
  const answer = new CachedResponse(json, 1);
  const first = await answer.encode('br');
  jest.advanceTimersByTime(60_000);
  const smaller = await untilChanged(answer, first.body);
  expect(smaller.length).toBeLessThan(first.body.length);
  expect(brotliDecompressSync(smaller).toString()).toBe(json);
  const { etag } = answer.encoded('br')?.headers ?? {};
  expect(etag).not.toBe(first.headers.etag);
  expect(answer.isHeldBy(String(etag))).toBe(true);
});

it('takes no such trouble with data that were replaced', async () => {
  const [answer, other] = [new CachedResponse(json, 1), new CachedResponse(json, 2)];
  const [first, second] = [await answer.encode('br'), await other.encode('br')];
  answer.replace();
  jest.advanceTimersByTime(60_000);
  await untilChanged(other, second.body);
  expect(answer.encoded('br')).toBe(first);
});

import { availableParallelism } from 'node:os';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { WorkQueue } from '../../../src/server/images/workQueue';
import { emptyPng, liars, packedPng, pngWithPacked, scannedJpeg } from '../../support/data/bombs';
import { within } from '../../support/data/fuzzing';
import { multipart } from '../../support/data/multipart';
import { jpegSegment, withInside } from '../../support/data/spoiltPictures';
import { isRecord, TestServer } from '../../support/site/testServer';

/*
 * What is small on its way and would be huge here.
 */

const megabyte = 1024 * 1024;

let server: TestServer;
let token: string;
let clientId: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  const { body } = await server.call('GET', '/api/auth/session', { token });
  clientId = isRecord(body) && isRecord(body.imageHost) ? String(body.imageHost.clientId) : '';
});

afterAll(() => server.close());

const upload = (content: Uint8Array, name = 'picture.png') => {
  const { body, headers } = multipart({ field: 'image', name, content });
  const authorized = { ...headers, authorization: `Client-ID ${clientId}` };
  return within(`upload of ${name}`, server.call('POST', '/api/image', { body, headers: authorized }));
};

/** Does something, and gives by how many bytes the process grew meanwhile. */
const growthOf = async (act: () => Promise<unknown>): Promise<number> => {
  const before = process.memoryUsage.rss();
  await act();
  return process.memoryUsage.rss() - before;
};

describe('a picture', () => {
  test.each(['png', 'jpeg', 'gif', 'webp', 'avif'])(
    'of the kind %s that says it is 60,000 px wide and high is refused',
    async (kind) => {
      const picture = (await liars(60_000))[kind] ?? Buffer.alloc(0);
      const growth = await growthOf(async () => expect((await upload(picture)).status).toBe(415));
      expect(growth).toBeLessThan(200 * megabyte);
      expect(await server.files.images.list()).toEqual([]);
    },
  );

  test('that holds all the pixels it says, and too many, is refused before they are unpacked', async () => {
    const picture = packedPng(30_000, 30_000);
    expect(picture.length).toBeLessThan(megabyte);
    const growth = await growthOf(async () => expect((await upload(picture)).status).toBe(415));
    expect(growth).toBeLessThan(200 * megabyte);
  });

  test('of more segments than any camera writes is refused before they are unpacked', async () => {
    const jpeg = await sharp(emptyPng(8, 8)).jpeg().toBuffer();
    const segments = Buffer.alloc(8 * megabyte, jpegSegment(0xe2, ''));
    const growth = await growthOf(async () =>
      expect((await upload(withInside(jpeg, 2, segments))).status).toBe(415),
    );
    expect(growth).toBeLessThan(200 * megabyte);
  });

  test('of so many scans that decoding it would take minutes is refused, and one of more than usual is taken', async () => {
    const bomb = await scannedJpeg(7_000, 2_400);
    expect(bomb.length).toBeLessThan(megabyte);
    expect((await upload(bomb, 'scans.jpg')).status).toBe(415);
    expect((await upload(await scannedJpeg(1_000, 200), 'scans.jpg')).status).toBe(200);
  });

  test('with just too many pixels is refused, with as many as may be taken', async () => {
    expect((await upload(packedPng(7_100, 7_100))).status).toBe(415);
    expect((await upload(packedPng(7_000, 7_000))).status).toBe(200);
  });

  test('of no height, or of more than a number holds, is refused', async () => {
    for (const [width, height] of [
      [0, 0],
      [1, 0],
      [1, 0x7fffffff],
      [0xffffffff, 0xffffffff],
    ] as const)
      expect((await upload(emptyPng(width, height))).status).toBe(415);
  });

  test.each(['zTXt', 'iCCP'] as const)(
    'with a packed %s of 500 MB does not fill the memory',
    async (kind) => {
      const picture = pngWithPacked(kind, 500 * megabyte);
      expect(picture.length).toBeLessThan(megabyte);
      const growth = await growthOf(async () => expect((await upload(picture)).status).toBeLessThan(500));
      expect(growth).toBeLessThan(200 * megabyte);
    },
  );

  test('is kept without a colour profile that would fill the memory of whoever opens it, and with one that does not', async () => {
    const profiles = [5 * megabyte, 100_000].map((bytes) => pngWithPacked('iCCP', bytes));
    const kept = await Promise.all(
      profiles.map(async (picture) => {
        const { body } = await upload(picture);
        const link = isRecord(body) && isRecord(body.data) ? String(body.data.link) : '';
        return (await server.call('GET', link)).raw.includes('iCCP');
      }),
    );
    expect(kept).toEqual([false, true]);
  });

  test('with a page behind or within it stays a picture to every browser', async () => {
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const red = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
    for (const picture of [
      await red.png().toBuffer(),
      await red.gif().toBuffer(),
      await red.jpeg().toBuffer(),
    ]) {
      const { status, body } = await upload(Buffer.concat([picture, page]), 'page.html');
      if (status === 415) continue;
      const link = isRecord(body) && isRecord(body.data) ? String(body.data.link) : '';
      expect(link).toMatch(/\.(?:png|gif|jpg)$/);
      const { headers } = await server.call('GET', link);
      expect(headers['content-type']).toMatch(/^image\/(?:png|gif|jpeg)$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain('sandbox');
    }
  });

  test.each([
    ['HTML', '<html><script>alert(1)</script></html>', 'page.jpg'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'drawing.png'],
    ['SVG with a byte order mark', '\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing.svg'],
    ['packed SVG', gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'drawing.svgz'],
    ['an archive', 'PK\x03\x04', '..%2f..%2farchive.png'],
    ['a TIFF', 'II*\0', 'picture.tiff'],
    ['a BMP', 'BM', 'picture.bmp'],
  ])('that is %s is refused', async (_kind, content, name) => {
    expect((await upload(Buffer.from(content), name)).status).toBe(415);
  });
});

describe('a packed body', () => {
  const row = JSON.stringify({ nameEn: 'x' });
  const pack = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync } as const;

  test.each(Object.keys(pack) as (keyof typeof pack)[])('in %s is not unpacked', async (encoding) => {
    const bomb = pack[encoding](Buffer.alloc(50 * megabyte, ' '));
    expect(bomb.length).toBeLessThan(megabyte);
    for (const body of [pack[encoding](row), bomb]) {
      const growth = await growthOf(async () => {
        const headers = { 'content-encoding': encoding };
        const answer = await server.call('POST', '/api/tanker/save', { token, body, headers });
        expect(answer.status).toBe(400);
      });
      expect(growth).toBeLessThan(40 * megabyte);
    }
  });
});

test('of many pictures at once no more are decoded than leave a core for answers', async () => {
  const atOnce = Math.max(1, availableParallelism() - 1);
  const picture = packedPng(3_000, 3_000);
  let [running, most] = [0, 0];
  // eslint-disable-next-line @typescript-eslint/unbound-method -- each call says whose it is
  const { run } = WorkQueue.prototype;
  const counted = jest.spyOn(WorkQueue.prototype, 'run').mockImplementation(function <Result>(
    this: WorkQueue,
    work: () => Promise<Result>,
    isAwaited?: boolean,
  ): Promise<Result> {
    const countedWork = async (): Promise<Result> => {
      most = Math.max(most, (running += 1));
      return work().finally(() => (running -= 1));
    };
    return run.call(this, countedWork, isAwaited) as Promise<Result>; // what the work gives
  });
  const uploads = await Promise.all(Array.from({ length: atOnce + 3 }, () => upload(picture)));
  expect(uploads.map(({ status }) => status)).toEqual(uploads.map(() => 200));
  expect(counted.mock.calls.length).toBeGreaterThanOrEqual(uploads.length);
  counted.mockRestore();
  expect(most).toBe(atOnce);
});

test('more than may be uploaded is refused before it is there', async () => {
  const content = Buffer.alloc(server.config.maxImageBytes + 1);
  const before = await server.files.images.list();
  expect((await upload(content)).status).toBe(413);
  expect(await server.files.images.list()).toEqual(before);
});

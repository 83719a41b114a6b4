import { availableParallelism } from 'node:os';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import PQueue from 'p-queue';
import sharp from 'sharp';
import {
  emptyPng,
  imagesWithFalseSize,
  packedPng,
  pngWithPacked,
  pngWithProfile,
  repeatedGif,
  scannedJpeg,
} from '../../support/data/bombs';
import { withinDeadline } from '../../support/data/fuzzing';
import { multipart } from '../../support/data/multipart';
import { jpegSegment, insertBytes } from '../../support/data/spoiltPictures';
import { isRecord, TestServer } from '../../support/site/server/testServer';

/*
 * Uploads that are small as files and huge when they are decoded.
 */

const megabyte = 1024 * 1024;

let server: TestServer;
let token: string;
let clientId: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  const { body } = await server.request('GET', '/api/auth/session', { token });
  clientId = isRecord(body) && isRecord(body.imageHost) ? String(body.imageHost.clientId) : '';
});

afterAll(() => server.close());

const upload = (content: Uint8Array, name = 'picture.png') => {
  const { body, headers } = multipart({ field: 'image', name, content });
  const authorized = { ...headers, authorization: `Client-ID ${clientId}` };
  return withinDeadline(
    `upload of ${name}`,
    server.request('POST', '/api/image', { body, headers: authorized }),
  );
};

const tooManyPixels = {
  status: 'fail',
  message: expect.stringContaining('more than 50 million pixels') as unknown,
};

/** Measures the memory growth of the process during an action. @returns bytes */
const growthOf = async (act: () => Promise<unknown>): Promise<number> => {
  const imagesBefore = process.memoryUsage.rss();
  await act();
  return process.memoryUsage.rss() - imagesBefore;
};

describe('a picture', () => {
  test.each(['png', 'jpeg', 'gif', 'webp', 'avif'])(
    'in the format %s whose header claims 60,000 by 60,000 pixels is rejected',
    async (kind) => {
      const picture = (await imagesWithFalseSize(60_000))[kind] ?? Buffer.alloc(0);
      const growth = await growthOf(async () => expect((await upload(picture)).status).toBe(415));
      expect(growth).toBeLessThan(200 * megabyte);
      expect(await server.files.images.list()).toEqual([]);
    },
  );

  test('that really has too many pixels is rejected before it is decoded', async () => {
    const picture = packedPng(30_000, 30_000);
    expect(picture.length).toBeLessThan(megabyte);
    const growth = await growthOf(async () => expect((await upload(picture)).status).toBe(415));
    expect(growth).toBeLessThan(200 * megabyte);
  });

  test('with more segments than any camera writes is rejected before it is decoded', async () => {
    const jpeg = await sharp(emptyPng(8, 8)).jpeg().toBuffer();
    const segments = Buffer.alloc(8 * megabyte, jpegSegment(0xe2, ''));
    const growth = await growthOf(async () =>
      expect((await upload(insertBytes(jpeg, 2, segments))).status).toBe(415),
    );
    expect(growth).toBeLessThan(200 * megabyte);
  });

  test('with so many scans that decoding takes minutes is rejected; one with somewhat more scans than usual is accepted', async () => {
    const bomb = await scannedJpeg(7_000, 2_400);
    expect(bomb.length).toBeLessThan(megabyte);
    const { status, body } = await upload(bomb, 'scans.jpg');
    expect([status, body]).toMatchObject([
      415,
      { message: expect.stringContaining('in an unusual form') as unknown },
    ]);
    expect((await upload(await scannedJpeg(1_000, 200), 'scans.jpg')).status).toBe(200);
  });

  test('with slightly too many pixels is rejected, with the largest allowed size it is accepted', async () => {
    const { status, body } = await upload(packedPng(7_100, 7_100));
    expect([status, body]).toEqual([415, tooManyPixels]);
    expect((await upload(packedPng(7_000, 7_000))).status).toBe(200);
  });

  test('with too many pixels in all its frames is rejected', async () => {
    const frames = await repeatedGif(1_000, 51);
    expect((await sharp(frames, { pages: -1 }).metadata()).pages).toBe(51);
    expect(frames.length).toBeLessThan(megabyte);
    const { status, body } = await upload(frames, 'film.gif');
    expect([status, body]).toEqual([415, tooManyPixels]);
  });

  test('with a height of 0 or an impossibly large size is rejected', async () => {
    for (const [width, height] of [
      [0, 0],
      [1, 0],
      [1, 0x7fffffff],
      [0xffffffff, 0xffffffff],
    ] as const)
      expect((await upload(emptyPng(width, height))).status).toBe(415);
  });

  test.each(['zTXt', 'iCCP'] as const)(
    'with a compressed %s chunk of 500 MB does not fill the memory',
    async (kind) => {
      const picture = pngWithPacked(kind, 500 * megabyte);
      expect(picture.length).toBeLessThan(megabyte);
      const growth = await growthOf(async () => expect((await upload(picture)).status).toBeLessThan(500));
      expect(growth).toBeLessThan(200 * megabyte);
    },
  );

  test('is stored without a colour profile that is too large for viewers, and with one of normal size', async () => {
    const hasProfile = await Promise.all(
      [5 * megabyte, 100_000].map(async (bytes) => {
        const { body } = await upload(await pngWithProfile(bytes));
        const link = isRecord(body) && isRecord(body.data) ? String(body.data.link) : '';
        return (await server.request('GET', link)).raw.includes('iCCP');
      }),
    );
    expect(hasProfile).toEqual([false, true]);
  });

  test('with an HTML page appended is served as an image only', async () => {
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
      const { headers } = await server.request('GET', link);
      expect(headers['content-type']).toMatch(/^image\/(?:png|gif|jpeg)$/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain('sandbox');
    }
  });

  test.each([
    ['HTML', '<html><script>alert(1)</script></html>', 'page.jpg'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'drawing.png'],
    ['SVG with a byte order mark', '\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing.svg'],
    ['compressed SVG', gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'drawing.svgz'],
    ['an archive', 'PK\x03\x04', '..%2f..%2farchive.png'],
    ['a TIFF', 'II*\0', 'picture.tiff'],
    ['a BMP', 'BM', 'picture.bmp'],
  ])('that is %s is rejected', async (_kind, content, name) => {
    expect((await upload(Buffer.from(content), name)).status).toBe(415);
  });
});

describe('a compressed request body', () => {
  const row = JSON.stringify({ nameEn: 'x' });
  const compress = {
    gzip: (content: string | Buffer) => gzipSync(content, { level: 1 }),
    deflate: (content: string | Buffer) => deflateSync(content, { level: 1 }),
    br: (content: string | Buffer) =>
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  } as const;

  test.each(Object.keys(compress) as (keyof typeof compress)[])(
    'in %s is not decompressed',
    async (encoding) => {
      const bomb = compress[encoding](Buffer.alloc(50 * megabyte, ' '));
      expect(bomb.length).toBeLessThan(megabyte);
      for (const body of [compress[encoding](row), bomb]) {
        const growth = await growthOf(async () => {
          const headers = { 'content-encoding': encoding };
          const response = await server.request('POST', '/api/tanker/save', { token, body, headers });
          expect(response.status).toBe(400);
        });
        expect(growth).toBeLessThan(40 * megabyte);
      }
    },
  );
});

test('concurrent uploads leave one processor core free for other requests', async () => {
  const maxConcurrent = Math.max(1, availableParallelism() - 1);
  const picture = packedPng(3_000, 3_000);
  let [running, maxRunning] = [0, 0];
  // oxlint-disable-next-line typescript/unbound-method -- called with `this` below
  const { add } = PQueue.prototype;
  const addSpy = jest.spyOn(PQueue.prototype, 'add').mockImplementation(function (
    this: PQueue,
    ...[work, options]: Parameters<PQueue['add']>
  ): Promise<unknown> {
    const countedWork: typeof work = async (taskOptions) => {
      maxRunning = Math.max(maxRunning, (running += 1));
      try {
        return await work(taskOptions);
      } finally {
        running -= 1;
      }
    };
    return add.call(this, countedWork, options);
  });
  const uploads = await Promise.all(Array.from({ length: maxConcurrent + 3 }, () => upload(picture)));
  expect(uploads.map(({ status }) => status)).toEqual(uploads.map(() => 200));
  expect(addSpy.mock.calls.length).toBeGreaterThanOrEqual(uploads.length);
  addSpy.mockRestore();
  expect(maxRunning).toBe(maxConcurrent);
});

test('an upload over the size limit is rejected and not stored', async () => {
  const content = Buffer.alloc(server.config.maxImageBytes + 1);
  const imagesBefore = await server.files.images.list();
  expect((await upload(content)).status).toBe(413);
  expect(await server.files.images.list()).toEqual(imagesBefore);
});

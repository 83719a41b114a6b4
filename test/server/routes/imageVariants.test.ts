import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { TestServer } from '../../support/site/server/testServer';
import { uploadImage } from '../../support/data/uploads';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
});

afterAll(() => server.close());

const photograph = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#567',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const plainImage = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } });

const upload = async (picture: Sharp): Promise<string> =>
  uploadImage(server, token, await picture.toBuffer());

const get = (address: string, headers: Record<string, string> = {}) =>
  server.request('GET', address, { headers });

describe('a variant of an image', () => {
  let link: string;

  beforeAll(async () => {
    link = await upload(photograph(1000, 500).jpeg());
  });

  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])(
    'has the format of its address (%s), regardless of Accept, and can be cached for a year',
    async (format, type, read) => {
      const address = `${link}-360.${format}`;
      const { status, headers, raw } = await get(address, { accept: 'image/png' });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': type,
        'content-length': String(raw.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(headers.vary).toBeUndefined();
      expect(await sharp(raw).metadata()).toMatchObject({ format: read, width: 360, height: 180 });
      const again = await get(address, { 'if-none-match': String(headers.etag) });
      expect([again.status, again.raw.length]).toEqual([304, 0]);
      expect((await get(address)).raw.equals(raw)).toBe(true);
    },
  );

  test('is never wider than the image, and has far fewer bytes', async () => {
    const { raw } = await get(`${link}-1080.avif`);
    expect(await sharp(raw).metadata()).toMatchObject({ width: 1000, height: 500 });
    const [original, small] = [await get(link), await get(`${link}-720.avif`)];
    expect(original.raw.length / small.raw.length).toBeGreaterThan(5);
  });

  test.each(['-321.avif', '-1920.avif', '-0.avif', '-720.png', '-720.avif.avif', '-0360.webp', '-.avif'])(
    'does not exist with the ending %s',
    async (ending) => {
      expect((await get(link + ending)).status).toBe(404);
      expect((await server.files.variants.list()).some((name) => name.endsWith(ending))).toBe(false);
    },
  );

  test('does not exist for an unknown image', async () => {
    expect((await get(`/api/image/${'0'.repeat(64)}.jpg-360.avif`)).status).toBe(404);
  });

  test('is created once for concurrent requests, and another process finds it', async () => {
    const fresh = await upload(photograph(700, 700).png());
    const put = jest.spyOn(server.files.variants, 'put');
    const responses = await Promise.all(Array.from({ length: 12 }, () => get(`${fresh}-720.webp`)));
    expect(new Set(responses.map(({ status, raw }) => `${status} ${raw.toString('base64')}`)).size).toBe(1);
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
    const sibling = await server.sibling();
    const siblingPut = jest.spyOn(sibling.files.variants, 'put');
    expect((await sibling.request('GET', `${fresh}-720.webp`)).status).toBe(200);
    expect(siblingPut).not.toHaveBeenCalled();
    await sibling.close();
  });

  test('is rotated as a browser shows the image', async () => {
    const rotated = await upload(photograph(600, 400).jpeg().withMetadata({ orientation: 6 }));
    const { raw } = await get(`${rotated}-360.webp`);
    expect(await sharp(raw).metadata()).toMatchObject({ width: 360, height: 540 });
  });

  test('is served even if it cannot be stored', async () => {
    const fresh = await upload(photograph(500, 300).jpeg());
    const put = jest
      .spyOn(server.files.variants, 'put')
      .mockRejectedValueOnce(new Error('The disk is full.'));
    expect((await get(`${fresh}-360.avif`)).status).toBe(200);
    put.mockRestore();
  });
});

test('an image that cannot be decoded is served unchanged, and must not be cached', async () => {
  const damaged = Buffer.from('\xff\xd8\xff no picture', 'latin1');
  const name = `${'1'.repeat(64)}.jpg`;
  await server.files.images.put(name, damaged);
  const { status, headers, raw } = await get(`/api/image/${name}-360.avif`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' });
  expect(headers.etag).toBeUndefined();
  expect(raw.equals(damaged)).toBe(true);
});

test('an animated image has no variants', async () => {
  const frames = await Promise.all(['red', 'blue'].map((colour) => plainImage(colour).png().toBuffer()));
  const link = await upload(sharp(frames, { join: { animated: true } }).gif());
  expect((await get(link)).status).toBe(200);
  expect((await get(`${link}-360.webp`)).status).toBe(404);
});

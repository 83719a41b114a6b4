import sharp from 'sharp';
import type { Sharp } from 'sharp';
import {
  avifBox,
  gifComment,
  jpegSegment,
  pngChunk,
  webpChunk,
  insertBytes,
} from '../../support/data/spoiltPictures';
import { TestServer } from '../../support/site/server/testServer';
import { uploadImage } from '../../support/data/uploads';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
});

afterAll(() => server.close());

const place = 'Trois-Rivieres';

/** A photo with its place in EXIF and XMP, and with an orientation that rotates it. */
const phonePhoto = (): Sharp =>
  sharp('src/content/pictures/manufacturers/pumps-2.jpg')
    .resize(600, 400)
    .withExif({
      IFD0: { ImageDescription: place },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 20/1 30/1' },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="${place}"/></rdf:RDF></x:xmpmeta>`,
    )
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 });

const pixelsOf = (content: Buffer): Promise<Buffer> =>
  sharp(content, { animated: true }).autoOrient().ensureAlpha().raw().toBuffer();

/** How similar two pictures are, as a signal-to-noise ratio in decibels. Above 40, people see no difference. */
const similarityOf = async (one: Buffer, other: Buffer): Promise<number> => {
  const [pixels, others] = [await pixelsOf(one), await pixelsOf(other)];
  expect(pixels).toHaveLength(others.length);
  const squares = pixels.reduce((sum, value, index) => sum + (value - (others[index] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / pixels.length));
};

const uploadAndDownload = async (content: Buffer): Promise<Buffer> =>
  (await server.request('GET', await uploadImage(server, token, content))).raw;

const deepPixels = new Uint16Array(16 * 16 * 3).map((_, index) => index * 85);

describe('a PNG keeps every pixel:', () => {
  test.each([
    [
      '16 bits a channel',
      () => sharp(deepPixels, { raw: { width: 16, height: 16, channels: 3 } }).toColourspace('rgb16'),
      'rgb16',
    ],
    ['shades of grey', () => phonePhoto().toColourspace('b-w').withIccProfile('srgb'), 'b-w'],
  ])('%s', async (_kind, create, space) => {
    const content = await create().png().toBuffer();
    const stored = await uploadAndDownload(content);
    const [before, after] = [await sharp(content).metadata(), await sharp(stored).metadata()];
    expect([after.depth, after.channels]).toEqual([before.depth, before.channels]);
    const rawOf = (png: Buffer): Promise<Buffer> =>
      sharp(png).autoOrient().toColourspace(space).raw({ depth: 'ushort' }).toBuffer();
    expect((await rawOf(stored)).equals(await rawOf(content))).toBe(true);
  });
});

describe('a photo of a phone is served without its place, and looks the same:', () => {
  test.each([
    ['JPEG', () => phonePhoto().jpeg()],
    ['progressive JPEG', () => phonePhoto().jpeg({ progressive: true })],
    ['PNG', () => phonePhoto().png()],
    ['WebP', () => phonePhoto().webp()],
    ['AVIF', () => phonePhoto().avif()],
  ])('%s', async (_kind, create) => {
    const content = await create().toBuffer();
    expect(content.includes(place)).toBe(true);
    const stripped = await uploadAndDownload(content);
    expect(stripped.includes(place)).toBe(false);
    expect(stripped.includes('GPS')).toBe(false);
    const [before, after] = [await sharp(content).metadata(), await sharp(stripped).metadata()];
    expect(after.autoOrient).toEqual({ width: 400, height: 600 });
    expect(after.icc?.equals(before.icc ?? Buffer.of())).toBe(true);
    expect(await similarityOf(stripped, content)).toBeGreaterThan(40);
    expect((await uploadAndDownload(stripped)).equals(stripped)).toBe(true);
  });

  test('nor is a place in data after its end', async () => {
    const content = await phonePhoto().jpeg().toBuffer();
    const stripped = await uploadAndDownload(Buffer.concat([content, content]));
    expect(stripped.equals(await uploadAndDownload(content))).toBe(true);
  });
});

const plainImage = (): Sharp => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a31' } });

const appendedText = Buffer.from(` appendedText the end: ${place}`);

describe('metadata that is not part of the image is removed:', () => {
  test.each([
    [
      'after a marker without a segment, in a JPEG',
      () => plainImage().jpeg(),
      (file: Buffer) =>
        insertBytes(file, 2, Buffer.from([0xff, 0x01]), jpegSegment(0xe1, `Exif\0\0${place}`)),
    ],
    [
      'after bytes that are invalid in a JPEG',
      () => plainImage().jpeg(),
      (file: Buffer) =>
        insertBytes(file, 2, jpegSegment(0xfe, ''), Buffer.from('???'), jpegSegment(0xfe, place)),
    ],
    [
      'after the known names of APP segments, in a JPEG',
      () => plainImage().jpeg(),
      (file: Buffer) =>
        insertBytes(
          file,
          2,
          jpegSegment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01${place}`),
          jpegSegment(0xe0, place),
        ),
    ],
    [
      'in private chunks of a PNG',
      () => plainImage().png(),
      (file: Buffer) => insertBytes(file, 33, pngChunk('caBX', place), pngChunk('zxIf', place)),
    ],
    [
      'in private chunks of a WebP',
      () => plainImage().webp(),
      (file: Buffer) => {
        const changed = Buffer.concat([file, webpChunk('C2PA', place)]);
        changed.writeUInt32LE(changed.length - 8, 4);
        return changed;
      },
    ],
    [
      'after the end of a WebP',
      () => plainImage().webp(),
      (file: Buffer) => Buffer.concat([file, appendedText]),
    ],
    [
      'in private boxes of an AVIF',
      () => plainImage().avif(),
      (file: Buffer) => Buffer.concat([file, avifBox('uuid', place)]),
    ],
    [
      'in comments of a GIF',
      () => plainImage().gif(),
      (file: Buffer) => insertBytes(file, -1, gifComment(place)),
    ],
    [
      'after the end of a GIF',
      () => plainImage().gif(),
      (file: Buffer) => Buffer.concat([file, appendedText]),
    ],
  ])('%s', async (_place, create, addMetadata) => {
    const file = await create().toBuffer();
    const withMetadata = addMetadata(file);
    expect(withMetadata.includes(place)).toBe(true);
    const stripped = await uploadAndDownload(withMetadata);
    expect(stripped.includes(place)).toBe(false);
    expect(await similarityOf(stripped, file)).toBeGreaterThan(40);
  });

  test.each([
    ['GIF', (frames: Sharp) => frames.gif({ loop: 3, delay: [70, 90] })],
    ['WebP', (frames: Sharp) => frames.webp({ loop: 3, delay: [70, 90] })],
  ])('an animated %s stays animated', async (_kind, encode) => {
    const frame = { create: { width: 20, height: 20, channels: 3, background: '#a31' } } as const;
    const other = { create: { ...frame.create, background: '#13a' } };
    const frames = await Promise.all([frame, other].map((each) => sharp(each).png().toBuffer()));
    const file = await encode(sharp(frames, { join: { animated: true } })).toBuffer();
    const { pages, loop, delay } = await sharp(await uploadAndDownload(file)).metadata();
    expect({ pages, loop, delay }).toEqual({ pages: 2, loop: 3, delay: [70, 90] });
  });
});

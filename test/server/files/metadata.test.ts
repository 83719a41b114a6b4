import sharp from 'sharp';
import type { Sharp } from 'sharp';
import {
  avifBox,
  gifComment,
  jpegSegment,
  pngChunk,
  webpChunk,
  withInside,
} from '../../support/data/spoiltPictures';
import { TestServer } from '../../support/site/testServer';
import { uploadImage } from '../../support/data/uploads';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
});

afterAll(() => server.close());

const place = 'Trois-Rivieres';

/** A picture that says where it was taken, in both ways that there are, and lies on its side. */
const fromPhone = (): Sharp =>
  sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: '#567',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .withExif({
      IFD0: { ImageDescription: place },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 20/1 30/1' },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="${place}"/></rdf:RDF></x:xmpmeta>`,
    )
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 });

const pixelsOf = (content: Buffer): Promise<Buffer> => sharp(content).autoOrient().raw().toBuffer();

const served = async (content: Buffer): Promise<Buffer> =>
  (await server.call('GET', await uploadImage(server, token, content))).raw;

describe('a picture of a phone says nothing of where it was taken, and is the same otherwise:', () => {
  test.each([
    ['JPEG', () => fromPhone().jpeg()],
    ['JPEG that comes in passes', () => fromPhone().jpeg({ progressive: true })],
    ['PNG', () => fromPhone().png()],
    ['WebP', () => fromPhone().webp()],
    ['AVIF', () => fromPhone().avif()],
  ])('%s', async (_kind, make) => {
    const content = await make().toBuffer();
    expect(content.includes(place)).toBe(true);
    const bare = await served(content);
    expect(bare.includes(place)).toBe(false);
    expect(bare.includes('GPS')).toBe(false);
    const [before, after] = [await sharp(content).metadata(), await sharp(bare).metadata()];
    expect(after.autoOrient).toEqual({ width: 40, height: 60 });
    expect(after.icc?.equals(before.icc ?? Buffer.of())).toBe(true);
    expect((await pixelsOf(bare)).equals(await pixelsOf(content))).toBe(true);
    expect((await served(bare)).equals(bare)).toBe(true);
  });

  test('not even behind its end', async () => {
    const content = await fromPhone().jpeg().toBuffer();
    const bare = await served(Buffer.concat([content, content]));
    expect(bare.equals(await served(content))).toBe(true);
  });
});

const plain = (): Sharp => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a31' } });

const behind = Buffer.from(` behind the end: ${place}`);

describe('what a file holds beside its picture is not kept:', () => {
  test.each([
    [
      'behind a marker that stands alone, in a JPEG',
      () => plain().jpeg(),
      (file: Buffer) => withInside(file, 2, Buffer.from([0xff, 0x01]), jpegSegment(0xe1, `Exif\0\0${place}`)),
    ],
    [
      'behind bytes that are none of a JPEG',
      () => plain().jpeg(),
      (file: Buffer) =>
        withInside(file, 2, jpegSegment(0xfe, ''), Buffer.from('???'), jpegSegment(0xfe, place)),
    ],
    [
      'behind the names that decoders know, in a JPEG',
      () => plain().jpeg(),
      (file: Buffer) =>
        withInside(
          file,
          2,
          jpegSegment(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01${place}`),
          jpegSegment(0xe0, place),
        ),
    ],
    [
      'in chunks of a PNG that only their maker knows',
      () => plain().png(),
      (file: Buffer) => withInside(file, 33, pngChunk('caBX', place), pngChunk('zxIf', place)),
    ],
    [
      'in chunks of a WebP that only their maker knows',
      () => plain().webp(),
      (file: Buffer) => {
        const whole = Buffer.concat([file, webpChunk('C2PA', place)]);
        whole.writeUInt32LE(whole.length - 8, 4);
        return whole;
      },
    ],
    ['behind the end of a WebP', () => plain().webp(), (file: Buffer) => Buffer.concat([file, behind])],
    [
      'in boxes of an AVIF that only their maker knows',
      () => plain().avif(),
      (file: Buffer) => Buffer.concat([file, avifBox('uuid', place)]),
    ],
    ['in comments of a GIF', () => plain().gif(), (file: Buffer) => withInside(file, -1, gifComment(place))],
    ['behind the end of a GIF', () => plain().gif(), (file: Buffer) => Buffer.concat([file, behind])],
  ])('%s', async (_where, make, spoil) => {
    const file = await make().toBuffer();
    const spoilt = spoil(file);
    expect(spoilt.includes(place)).toBe(true);
    const bare = await served(spoilt);
    expect(bare.includes(place)).toBe(false);
    expect((await pixelsOf(bare)).equals(await pixelsOf(file))).toBe(true);
  });

  test('and a GIF that moves goes on moving', async () => {
    const frame = { create: { width: 20, height: 20, channels: 3, background: '#a31' } } as const;
    const other = { create: { ...frame.create, background: '#13a' } };
    const frames = await Promise.all([frame, other].map((each) => sharp(each).png().toBuffer()));
    const file = await sharp(frames, { join: { animated: true } })
      .gif({ loop: 3, delay: [70, 90] })
      .toBuffer();
    const { pages, loop, delay } = await sharp(await served(file)).metadata();
    expect({ pages, loop, delay }).toEqual({ pages: 2, loop: 3, delay: [70, 90] });
  });
});

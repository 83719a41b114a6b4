import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { TestServer } from '../../support/testServer';
import { uploadImage } from '../../support/uploads';

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

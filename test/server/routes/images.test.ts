import sharp from 'sharp';
import { emptyPng } from '../../support/data/bombs';
import { multipart } from '../../support/data/multipart';
import { clientIdOf } from '../../support/data/uploads';
import { isRecord, TestServer } from '../../support/site/server/testServer';

let server: TestServer;
let token: string;
let clientId: string;

beforeAll(async () => {
  server = await TestServer.start({ environment: { MAX_IMAGE_BYTES: '50000' } });
  token = await server.login();
  clientId = await clientIdOf(server, token);
});

afterAll(() => server.close());

const upload = (content: string | Uint8Array, name = 'picture.png', id = clientId, otherHeaders = {}) => {
  const { body, headers } = multipart({ field: 'image', name, content });
  return server.request('POST', '/api/image', {
    body,
    headers: { ...headers, ...otherHeaders, authorization: `Client-ID ${id}` },
  });
};

const unsupported = 'This file is not an accepted image. Use PNG, JPEG, WebP, GIF or AVIF.';
const damaged =
  'This image cannot be read: the file is damaged, incomplete or in an unusual form. Save it again in an image editor, then upload the new file.';
const tooManyPixels =
  'This image has more than 50 million pixels, counting all frames of an animation. Make it smaller, then upload it again.';

const linkOf = (body: unknown): string =>
  isRecord(body) && isRecord(body.data) ? String(body.data.link) : `no link: ${JSON.stringify(body)}`;

const picture = (red = 20) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 80, b: 140 } } });

/** An image that does not compress well. */
const noise = () => {
  const pixels = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 251));
  return sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } });
};

describe('POST /api/image', () => {
  test.each([
    ['png', 'image/png', () => picture().png()],
    ['jpg', 'image/jpeg', () => picture().jpeg()],
    ['webp', 'image/webp', () => picture().webp()],
    ['gif', 'image/gif', () => picture().gif()],
    ['avif', 'image/avif', () => picture().avif()],
  ])(
    'stores a %s with any name, and serves it as %s with a cache time of a year',
    async (extension, type, create) => {
      const content = await create().toBuffer();
      const { status, body } = await upload(content, 'holiday.html');
      expect(status).toBe(200);
      const link = linkOf(body);
      expect(link).toMatch(new RegExp(`^/api/image/[0-9a-f]{64}\\.${extension}$`));
      const image = await server.request('GET', link);
      expect(image.status).toBe(200);
      const [before, after] = [await sharp(content).metadata(), await sharp(image.raw).metadata()];
      expect([after.format, after.width, after.height]).toEqual([before.format, before.width, before.height]);
      expect(image.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(linkOf((await upload(content)).body)).toBe(link);
      const etag = String(image.headers.etag);
      for (const ifNoneMatch of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        expect(
          (await server.request('GET', link, { headers: { 'if-none-match': ifNoneMatch } })).status,
        ).toBe(304);
      }
    },
  );

  test.each([
    ['png', () => noise().png()],
    ['jpg', () => noise().jpeg()],
    ['webp', () => noise().webp()],
  ])('rejects an incomplete %s, and says that the file is damaged', async (_extension, create) => {
    const content = await create().toBuffer();
    expect((await upload(content)).status).toBe(200);
    const { status, body } = await upload(content.subarray(0, content.length / 2));
    expect([status, body]).toEqual([415, { status: 'fail', message: damaged }]);
  });

  test.each([
    ['HTML', '<html><script>alert(1)</script></html>', unsupported],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', unsupported],
    [
      'SVG after an XML declaration',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      unsupported,
    ],
    ['a PDF', '%PDF-1.7', unsupported],
    ['HTML that starts like a GIF', 'GIF89a/*<script>*/=alert(1)//', damaged],
    [
      'HTML that starts like a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')]),
      damaged,
    ],
    ['half a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), damaged],
    ['an image of a billion pixels', emptyPng(40_000, 25_000), tooManyPixels],
    ['an image of the greatest size', emptyPng(0x7fffffff, 0x7fffffff), damaged],
  ])('rejects %s named .png, and says why', async (_case, content, message) => {
    const { status, body } = await upload(content);
    expect([status, body]).toEqual([415, { status: 'fail', message }]);
  });

  test('says in French why an image is rejected', async () => {
    const messageOf = async (content: Uint8Array) =>
      (await upload(content, 'photo.png', clientId, { 'accept-language': 'fr' })).body;
    expect(await messageOf(emptyPng(40_000, 25_000))).toMatchObject({
      message:
        'Cette image compte plus de 50 millions de pixels, toutes les images d’une animation comprises. Réduisez-la, puis téléversez-la de nouveau.',
    });
    expect(await messageOf(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toMatchObject({
      message:
        'Cette image est illisible : le fichier est endommagé, incomplet ou d’une forme inhabituelle. Enregistrez-la de nouveau dans un éditeur d’images, puis téléversez le nouveau fichier.',
    });
  });

  test('rejects an image that is too large', async () => {
    const { status, body } = await upload(Buffer.alloc(50_001));
    expect(status).toBe(413);
    expect(body).toMatchObject({ message: 'This is too large: 48.8 kB at most.' });
  });

  test('accepts the client identifier of a session only during the session', async () => {
    const session = await server.login();
    const id = await clientIdOf(server, session);
    const content = await picture(99).png().toBuffer();
    expect((await upload(content, 'a.png', id)).status).toBe(200);
    await server.request('POST', '/api/auth/logout', { token: session });
    expect((await upload(content, 'a.png', id)).status).toBe(401);
  });

  test('the client identifier is valid only for uploads, and the session token is not valid for them', async () => {
    const asToken = await server.request('GET', '/api/user', { token: clientId });
    expect(asToken.status).toBe(401);
    expect((await upload(await picture().png().toBuffer(), 'a.png', token)).status).toBe(401);
  });

  test('rejects a form without the image', async () => {
    const { body, headers } = multipart({ field: 'file', name: 'a.png', content: 'x' });
    const response = await server.request('POST', '/api/image', {
      body,
      headers: { ...headers, authorization: `Client-ID ${clientId}` },
    });
    expect(response.status).toBe(400);
  });
});

describe('GET /api/image/{name}', () => {
  test.each([
    ['0'.repeat(64) + '.png'],
    ['0'.repeat(64) + '.svg'],
    ['..%2fsite.sqlite'],
    ['..%2f..%2fetc%2fpasswd'],
    ['.unfinished'],
    ['constructor'],
    [`${'0'.repeat(64)}.constructor`],
  ])('responds with 404 for %s', async (name) => {
    const { status, body } = await server.request('GET', `/api/image/${name}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: 'fail' });
  });
});

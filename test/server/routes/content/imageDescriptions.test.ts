import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { brotliDecompressSync } from 'node:zlib';
import type { SiteImage } from '../../../../src/model/images/variants';
import { minuteMs } from '../../../../src/model/format/durations';
import { imageNameOf } from '../../../../src/model/images/variants';
import { saveSample } from '../../../support/data/factories';
import { bulkOf } from '../../../support/site/openedSite';
import { pixel } from '../../../support/data/pixel';
import { isRecord, TestServer } from '../../../support/site/server/testServer';
import { contentOf, importInto } from '../../../support/site/transfer';
import { uploadImage } from '../../../support/data/uploads';

let server: TestServer;
let token: string;
let name: string;

const picture = (background: string) => sharp({ create: { width: 90, height: 60, channels: 3, background } });

/** Uploads an image that a tanker shows. @returns its name */
const uploadShownImage = async (content: Uint8Array): Promise<string> => {
  const image = await uploadImage(server, token, content);
  await saveSample(server, token, 'tanker', { image });
  return imageNameOf(image) ?? '';
};

beforeEach(async () => {
  server = await TestServer.start();
  token = await server.login();
  name = await uploadShownImage(await picture('#468').jpeg().toBuffer());
});

afterEach(() => server.close());

const load = (from = server, headers: Record<string, string> = {}) =>
  from.request('GET', '/api/image/all', { headers });

const imagesOf = async (from = server): Promise<readonly SiteImage[]> => {
  const { body } = await load(from);
  return isRecord(body) && Array.isArray(body.images) ? (body.images as SiteImage[]) : [];
};

const describeImage = (body: Record<string, unknown>, as: string | undefined = token) =>
  server.request('PUT', '/api/image/describe', { token: as, body });

const altTexts = { altEn: 'A tanker in the yard', altFr: 'Une citerne dans la cour' };

describe('GET /api/image/all', () => {
  test('returns the images that the content uses, with their size and a placeholder', async () => {
    await uploadImage(server, token, pixel); // no row uses it
    await saveSample(server, token, 'tanker', { image: 'https://pictures.example/1.jpg' });
    const images = await imagesOf();
    expect(images).toEqual([
      {
        ...{ name, width: 90, height: 60, isAnimated: false, id: null },
        ...{ focalX: 50, focalY: 50, altEn: '', altFr: '' },
        placeholder: expect.any(String) as unknown,
      },
    ]);
    const address = `data:image/webp;base64,${images[0]?.placeholder}`;
    expect(address.length).toBeLessThanOrEqual(150);
    const placeholder = sharp(Buffer.from(images[0]?.placeholder ?? '', 'base64'));
    expect(await placeholder.metadata()).toMatchObject({ format: 'webp', width: 16 });
  });

  test('is compressed and has an ETag like the bulk load, and is up to date after each change', async () => {
    const first = await load(server, { 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    expect(brotliDecompressSync(first.raw).equals((await load()).raw)).toBe(true);
    const conditionalHeaders = { 'if-none-match': String(first.headers.etag) };
    expect((await load(server, conditionalHeaders)).status).toBe(304);
    await describeImage({ name, ...altTexts });
    expect((await load(server, conditionalHeaders)).status).toBe(200);
  });

  test('adds images that were not uploaded, in the background', async () => {
    await server.database.system.deleteFrom('picture_facts').execute();
    await server.files.images.put(`${'2'.repeat(64)}.png`, await picture('red').png().toBuffer());
    await saveSample(server, token, 'tanker', { image: `/api/image/${'2'.repeat(64)}.png` });
    await saveSample(server, token, 'tanker', { image: `/api/image/${'3'.repeat(64)}.png` }); // this image does not exist
    const other = await server.sibling();
    while ((await imagesOf(other)).length < 2) await nextTurn();
    expect((await imagesOf(other)).map(({ width }) => width)).toEqual([90, 90]);
    const facts = await server.database.system.selectFrom('picture_facts').select('name').execute();
    expect(facts).toHaveLength(2);
    await other.close();
  });

  test('adds an image later whose store was away', async () => {
    await server.database.system.deleteFrom('picture_facts').execute();
    const other = await server.sibling();
    const get = jest.spyOn(other.files.images, 'get').mockRejectedValue(new Error('The store is away'));
    await imagesOf(other);
    while (get.mock.calls.length === 0) await nextTurn();
    await imagesOf(other);
    expect(get).toHaveBeenCalledTimes(1);
    get.mockRestore();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * minuteMs);
    while ((await imagesOf(other)).length === 0) await nextTurn();
    clock.mockRestore();
    await other.close();
  });

  test('has no placeholder for a translucent image', async () => {
    const translucent = picture('#0008').png();
    const translucentName = await uploadShownImage(await translucent.ensureAlpha(0.5).toBuffer());
    const image = (await imagesOf()).find((each) => each.name === translucentName);
    expect(image?.placeholder).toBe('');
  });
});

describe('PUT /api/image/describe', () => {
  test('changes the given alt texts and focal point of an image, and keeps the others', async () => {
    const { status, body, headers } = await describeImage({ name, ...altTexts });
    expect([status, isRecord(body) && body.status]).toEqual([200, 'success']);
    expect(Number(headers['content-version'])).toBeGreaterThan(0);
    await describeImage({ name, focalX: 20, focalY: 80 });
    expect(await imagesOf()).toMatchObject([{ name, ...altTexts, focalX: 20, focalY: 80 }]);
    const other = await server.sibling();
    expect(await imagesOf(other)).toEqual(await imagesOf());
    await other.close();
  });

  test('does not change the bulk load', async () => {
    const before = await bulkOf(server.app);
    await describeImage({ name, ...altTexts });
    expect(await bulkOf(server.app)).toBe(before);
  });

  test('can be undone', async () => {
    await describeImage({ name, ...altTexts });
    const { headers } = await describeImage({ name, altEn: 'Something else' });
    const undo = (id: number) => server.request('POST', '/api/history/undo', { token, body: { id } });
    const version = Number(headers['content-version']);
    expect((await undo(version)).status).toBe(201);
    expect(await imagesOf()).toMatchObject([altTexts]);
    expect((await undo(version - 1)).status).toBe(201);
    expect(await imagesOf()).toMatchObject([{ id: null, altEn: '' }]);
  });

  test('is rejected if another administrator changed the same field in between', async () => {
    await describeImage({ name, ...altTexts });
    const base = { altEn: '', altFr: '' };
    const { status, body } = await describeImage({ name, altEn: 'Mine', base });
    expect(status).toBe(409);
    expect(body).toMatchObject({ conflicts: [{ fields: ['altEn'], current: altTexts }] });
  });

  test.each([
    ['an invalid image name', { name: '../site.sqlite' }, 404],
    ['an unknown image', { name: `${'0'.repeat(64)}.png` }, 404],
    ['a focal point outside the image', { focalX: 101 }, 400],
    ['a fractional focal point', { focalY: 0.5 }, 400],
    ['an alt text that is too long', { altEn: 'x'.repeat(301) }, 400],
    ['an alt text that is not a text', { altFr: ['seven'] }, 400],
  ])('rejects %s', async (_case, body, status) => {
    expect((await describeImage({ name, ...body })).status).toBe(status);
  });

  test('needs a session', async () => {
    expect((await server.request('PUT', '/api/image/describe', { body: { name, ...altTexts } })).status).toBe(
      401,
    );
  });
});

test('an imported description or visibility never has the id of a deleted one', async () => {
  const undo = (id: number) => server.request('POST', '/api/history/undo', { token, body: { id } });
  const { id: rowId } = await saveSample(server, token, 'tanker');
  const hidden = { entity: 'tanker', rows: [{ id: rowId, isHidden: true }] };
  const changes = [
    await describeImage({ name, ...altTexts }),
    await server.request('PUT', '/api/visibility/update', { token, body: hidden }),
  ];
  const before = await contentOf(server);
  expect(before).toMatchObject({ images: [{ name }], visibility: [{ rowId }] });
  for (const { headers } of changes.reverse()) await undo(Number(headers['content-version']));
  await importInto(server, before);
  const after = await contentOf(server);
  expect(after).toMatchObject({ images: [{ name, ...altTexts }], visibility: [{ rowId }] });
  for (const table of ['images', 'visibility'])
    expect(after[table]?.[0]?.id).not.toBe(before[table]?.[0]?.id);
});

test('image descriptions are exported and imported with the content', async () => {
  await describeImage({ name, ...altTexts, focalX: 10 });
  const target = await TestServer.start();
  const content = await contentOf(server);
  expect(await importInto(target, content)).toEqual([]);
  expect((await contentOf(target)).images).toMatchObject([{ name, ...altTexts, focalX: 10 }]);
  const changed = [
    { ...content.images?.[0], altEn: 'Other words' },
    { name: 'x.png', id: 1 },
  ];
  const notes = await importInto(target, { ...content, images: changed }, true);
  expect(notes).toEqual([expect.stringContaining('x.png')]);
  expect((await contentOf(target)).images).toMatchObject([
    { name, altFr: altTexts.altFr, altEn: 'Other words' },
  ]);
  await target.close();
});

import type { EntityName } from '../../../../src/model/schema/entities';
import { ContentClient } from '../../../support/site/contentClient';
import { sampleParent, sampleRow, saveSample } from '../../../support/data/factories';
import { variedNames } from '../../../support/data/variedNames';
import { superUser, TestServer } from '../../../support/site/server/testServer';

/* A client that never gets the response to a save or a deletion cannot know whether it succeeded, and sends it again. */

let server: TestServer;
let token: string;
let content: ContentClient;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  content = new ContentClient(server, token);
});

afterAll(() => server.close());

const countOf = async (name: EntityName): Promise<number> => (await content.list(name)).length;

const save = (name: EntityName, body: Readonly<Record<string, unknown>>) =>
  server.request('POST', `/api/${name}/save`, { token, body });

describe('several pictures that are saved together', () => {
  const pictures = ['/a.png', '/b.png', '/c.png'];
  const saveMany = (rows: readonly object[], requestKey: string) =>
    server.request('POST', '/api/galleryImage/saveMany', { token, body: { rows, requestKey } });
  const added = () => server.request('GET', '/api/history?limit=1', { token });

  test('are one change, which one undo takes back, and which a repetition does not add again', async () => {
    const before = await countOf('galleryImage');
    const rows = pictures.map((image, index) => ({ image, displayOrder: before + index + 1 }));
    const first = await saveMany(rows, 'batch');
    expect(await saveMany(rows, 'batch')).toMatchObject({ status: 201, body: first.body });
    expect(await countOf('galleryImage')).toBe(before + pictures.length);
    const { body } = await added();
    expect(body).toMatchObject({ changes: [{ rowCount: pictures.length }] });
    const id = Number(first.headers['content-version']);
    await server.request('POST', '/api/history/undo', { token, body: { id } });
    expect(await countOf('galleryImage')).toBe(before);
  });

  test('are taken from other clients too, and other pictures with the same key are rejected', async () => {
    const saved = await saveMany([{ image: '/d.png', displayOrder: '7', descriptionEn: null }], 'texts');
    expect(saved.status).toBe(201);
    const before = await countOf('galleryImage');
    expect((await saveMany([{ image: '/e.png' }, { image: '/f.png' }], 'texts')).status).toBe(400);
    expect(await countOf('galleryImage')).toBe(before);
  });

  test('are all rejected if one is', async () => {
    const before = await countOf('galleryImage');
    const response = await saveMany([{ image: '/a.png' }, { image: 7, displayOrder: 'x' }], 'rejected');
    expect(response.status).toBe(400);
    expect(await countOf('galleryImage')).toBe(before);
  });
});

describe('a save that is repeated with its request key', () => {
  test.each(variedNames)('adds a %s once', async (name) => {
    const body = {
      ...sampleRow(name, await sampleParent(server, token, name)),
      requestKey: `repeated ${name}`,
    };
    const first = await server.request('POST', `/api/${name}/save`, { token, body });
    const count = await countOf(name);
    const second = await server.request('POST', `/api/${name}/save`, { token, body });
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await countOf(name)).toBe(count);
  });

  test('applies what the user changed before repeating it', async () => {
    const first = await saveSample(server, token, 'tanker', { requestKey: 'changed' });
    const second = await saveSample(server, token, 'tanker', { requestKey: 'changed', price: '12' });
    expect(second.id).toBe(first.id);
    expect(await content.find('tanker', first.id)).toMatchObject({ nameEn: second.nameEn, price: '12' });
  });

  test('returns the version of the change that added the row', async () => {
    const body = { ...sampleRow('tanker'), requestKey: 'change' };
    const [first, second] = [await save('tanker', body), await save('tanker', body)];
    expect(second.headers['content-version']).toBe(first.headers['content-version']);
    expect(first.headers['content-version']).toBeDefined();
  });

  test('adds the row again if it was deleted in between', async () => {
    const first = await saveSample(server, token, 'tanker', { requestKey: 'deleted' });
    await server.request('DELETE', '/api/tanker/delete', { token, body: { id: first.id } });
    const second = await saveSample(server, token, 'tanker', { requestKey: 'deleted' });
    expect(second.id).not.toBe(first.id);
    expect(await content.find('tanker', second.id)).toBeDefined();
  });

  test('of another account adds another row', async () => {
    const first = await saveSample(server, token, 'tanker', { requestKey: 'mine' });
    const second = await saveSample(server, await server.login(superUser), 'tanker', { requestKey: 'mine' });
    expect(second.id).not.toBe(first.id);
  });

  test('of another kind of content adds another row', async () => {
    await saveSample(server, token, 'tanker', { requestKey: 'kind' });
    const count = await countOf('location');
    await saveSample(server, token, 'location', { requestKey: 'kind' });
    expect(await countOf('location')).toBe(count + 1);
  });
});

describe('a save that is repeated after another administrator changed the row', () => {
  const typed = { nameEn: 'Valve', nameFr: 'Vanne', descriptionEn: '<p>One</p>' };
  let other: string;
  let key = 0;

  beforeAll(async () => {
    other = await server.login(superUser);
  });

  /** Adds a part with a request whose response is lost. Another administrator then changes it. */
  const saveWithLostResponse = async (theirs: Readonly<Record<string, unknown>>) => {
    key += 1;
    const body = { ...sampleRow('product'), ...typed, requestKey: `lost ${key}` };
    const { id } = (await save('product', body)).body as { readonly id: number }; // the shape of the response of a save
    await server.request('PUT', '/api/product/update', { token: other, body: { id, ...theirs } });
    return { id, body };
  };

  test('keeps the other changes, and returns the current row', async () => {
    const { id, body } = await saveWithLostResponse({ nameFr: 'Robinet', descriptionEn: '<p>Two</p>' });
    const repeated = await save('product', body);
    const merged = { id, nameEn: 'Valve', nameFr: 'Robinet', descriptionEn: '<p>Two</p>' };
    expect(repeated).toMatchObject({ status: 201, body: { id, row: merged } });
    expect(await content.find('product', id)).toMatchObject(merged);
  });

  test('changes only what differs from the first request', async () => {
    const { id, body } = await saveWithLostResponse({ nameFr: 'Robinet' });
    const merged = { nameEn: 'Steel valve', nameFr: 'Robinet' };
    expect((await save('product', { ...body, nameEn: 'Steel valve' })).body).toMatchObject({
      id,
      row: merged,
    });
    expect((await save('product', { ...body, nameEn: 'Valve' })).body).toMatchObject({
      row: { ...merged, nameEn: 'Valve' },
    });
    expect(await content.find('product', id)).toMatchObject({ ...merged, nameEn: 'Valve' });
  });

  test('is rejected if both changed the same field, until it is based on the other version', async () => {
    const { id, body } = await saveWithLostResponse({ nameEn: 'Brass valve', nameFr: 'Robinet' });
    const mine = { ...body, nameEn: 'Steel valve' };
    expect(await save('product', mine)).toMatchObject({
      status: 409,
      body: {
        conflicts: [{ id, fields: ['nameEn'], current: { nameEn: 'Brass valve' }, author: superUser.email }],
      },
    });
    expect(await content.find('product', id)).toMatchObject({ nameEn: 'Brass valve', nameFr: 'Robinet' });
    expect((await save('product', { ...mine, base: { nameEn: 'Brass valve' } })).status).toBe(201);
    expect(await content.find('product', id)).toMatchObject({ nameEn: 'Steel valve', nameFr: 'Robinet' });
  });

  test('is refused if its last day would be before the first one, which the other has set', async () => {
    const body = sampleRow('openingException', {
      ...(await sampleParent(server, token, 'openingException')),
      ...{ firstDay: '2030-04-01', lastDay: '2030-04-02', requestKey: 'days' },
    });
    const { id } = (await save('openingException', body)).body as { readonly id: number }; // the shape of the response of a save
    const days = { firstDay: '2030-05-01', lastDay: '' };
    const theirs = { token: other, body: { id, ...days } };
    await server.request('PUT', '/api/openingException/update', theirs);
    const mine = { ...body, lastDay: '2030-04-03', base: { lastDay: '' } };
    expect(await save('openingException', mine)).toMatchObject({
      status: 400,
      body: { message: 'lastDay is not valid: the last day is before the first one.' },
    });
    expect(await content.find('openingException', id)).toMatchObject(days);
  });
});

describe('a deletion that is repeated with its request key', () => {
  const remove = (name: EntityName, body: Readonly<Record<string, unknown>>, as = token) =>
    server.request('DELETE', `/api/${name}/delete`, { token: as, body });
  const changeOf = ({ headers }: Awaited<ReturnType<typeof remove>>): unknown => headers['content-version'];

  test.each(variedNames)('responds for a %s as before, with the change that can be undone', async (name) => {
    const { id } = await saveSample(server, token, name);
    const body = { id, requestKey: `gone ${name}` };
    const first = await remove(name, body);
    const second = await remove(name, body);
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(changeOf(second)).toBe(changeOf(first));
    const undo = { token, body: { id: Number(changeOf(second)) } };
    expect(await server.request('POST', '/api/history/undo', undo)).toMatchObject({ status: 201 });
    expect(await content.find(name, id)).toBeDefined();
    expect(await remove(name, body)).toMatchObject({ status: 200 }); // the undo restored the row
    expect(await content.find(name, id)).toBeUndefined();
  });

  test('is rejected with another account, another key or no key', async () => {
    const { id } = await saveSample(server, token, 'tanker');
    await remove('tanker', { id, requestKey: 'first' });
    const other = await server.login(superUser);
    expect(await remove('tanker', { id, requestKey: 'first' }, other)).toMatchObject({ status: 404 });
    expect(await remove('tanker', { id, requestKey: 'second' })).toMatchObject({ status: 404 });
    expect(await remove('tanker', { id })).toMatchObject({ status: 404 });
  });
});

describe('a text that is saved again with its request key', () => {
  const save = async (body: Readonly<Record<string, unknown>>) =>
    server.request('POST', '/api/resource/save', {
      token: await server.login(superUser),
      body: { object_key: 'again', language: 'en', page: 'home', ...body },
    });

  test('exists once, with the last content', async () => {
    const first = await save({ resource: 'One', requestKey: 'text' });
    const second = await save({ resource: 'Two', requestKey: 'text' });
    expect(second).toMatchObject({ status: 201, body: first.body });
    const { body } = await server.request('GET', '/api/resource/home/en');
    expect(body).toMatchObject({ resources: [{ object_key: 'again', resource: 'Two' }] });
  });

  test('keeps changes of another administrator, and conflicts if both changed it', async () => {
    const text = { object_key: 'kept', resource: 'One', requestKey: 'kept' };
    const { id } = (await save(text)).body as { readonly id: number }; // the shape of the response of a save
    await server.request('PUT', '/api/resource/updateById', { token, body: { id, resource: 'Theirs' } });
    expect(await save(text)).toMatchObject({ status: 201, body: { id, row: { resource: 'Theirs' } } });
    const mine = { ...text, resource: 'Mine' };
    expect(await save(mine)).toMatchObject({
      status: 409,
      body: { conflicts: [{ id, fields: ['resource'], current: { resource: 'Theirs' } }] },
    });
    const resolved = { ...mine, base: { resource: 'Theirs' } };
    expect(await save(resolved)).toMatchObject({ status: 201, body: { row: { resource: 'Mine' } } });
  });

  test('is rejected with another key or no key', async () => {
    expect((await save({ resource: 'Three', requestKey: 'other' })).status).toBe(409);
    expect((await save({ resource: 'Three' })).status).toBe(409);
  });
});

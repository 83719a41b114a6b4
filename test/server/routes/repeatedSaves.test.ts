import { entityNames } from '../../../src/model/schema/entities';
import { ContentCaller } from '../../support/site/contentCaller';
import { sampleParent, sampleRow, saveSample } from '../../support/data/factories';
import { superUser, TestServer } from '../../support/site/testServer';

/* Whoever never gets the answer of a save or a deletion cannot know whether it was made, and makes it again. */

let server: TestServer;
let token: string;
let content: ContentCaller;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  content = new ContentCaller(server, token);
});

afterAll(() => server.close());

const countOf = async (name: (typeof entityNames)[number]): Promise<number> =>
  (await content.list(name)).length;

const save = (name: (typeof entityNames)[number], body: Readonly<Record<string, unknown>>) =>
  server.call('POST', `/api/${name}/save`, { token, body });

describe('a save that is made again with its key', () => {
  test.each(entityNames)('adds a %s once', async (name) => {
    const body = { ...sampleRow(name, await sampleParent(server, token, name)), requestKey: `again ${name}` };
    const first = await server.call('POST', `/api/${name}/save`, { token, body });
    const count = await countOf(name);
    const second = await server.call('POST', `/api/${name}/save`, { token, body });
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await countOf(name)).toBe(count);
  });

  test('keeps what was changed before it was made again', async () => {
    const first = await saveSample(server, token, 'tanker', { requestKey: 'changed' });
    const second = await saveSample(server, token, 'tanker', { requestKey: 'changed', price: '12' });
    expect(second.id).toBe(first.id);
    expect(await content.find('tanker', first.id)).toMatchObject({ nameEn: second.nameEn, price: '12' });
  });

  test('answers the change that added it', async () => {
    const body = { ...sampleRow('tanker'), requestKey: 'change' };
    const [first, second] = [await save('tanker', body), await save('tanker', body)];
    expect(second.headers['content-version']).toBe(first.headers['content-version']);
    expect(first.headers['content-version']).toBeDefined();
  });

  test('adds the row anew where it has been deleted since', async () => {
    const first = await saveSample(server, token, 'tanker', { requestKey: 'deleted' });
    await server.call('DELETE', '/api/tanker/delete', { token, body: { id: first.id } });
    const second = await saveSample(server, token, 'tanker', { requestKey: 'deleted' });
    expect(second.id).not.toBe(first.id);
    expect(await content.find('tanker', second.id)).toBeDefined();
  });

  test('is another one where another account makes it', async () => {
    const first = await saveSample(server, token, 'tanker', { requestKey: 'mine' });
    const second = await saveSample(server, await server.login(superUser), 'tanker', { requestKey: 'mine' });
    expect(second.id).not.toBe(first.id);
  });

  test('is another one for another kind of content', async () => {
    await saveSample(server, token, 'tanker', { requestKey: 'kind' });
    const count = await countOf('location');
    await saveSample(server, token, 'location', { requestKey: 'kind' });
    expect(await countOf('location')).toBe(count + 1);
  });
});

describe('a save that is made again after another has changed what it added', () => {
  const typed = { nameEn: 'Valve', nameFr: 'Vanne', descriptionEn: '<p>One</p>' };
  let other: string;
  let key = 0;

  beforeAll(async () => {
    other = await server.login(superUser);
  });

  /** A part that was added by a call whose answer got lost, and what another has changed in it since. */
  const lose = async (theirs: Readonly<Record<string, unknown>>) => {
    key += 1;
    const body = { ...sampleRow('product'), ...typed, requestKey: `lost ${key}` };
    const { id } = (await save('product', body)).body as { readonly id: number }; // a save answers it
    await server.call('PUT', '/api/product/update', { token: other, body: { id, ...theirs } });
    return { id, body };
  };

  test('keeps what the other wrote, and answers the row as it is', async () => {
    const { id, body } = await lose({ nameFr: 'Robinet', descriptionEn: '<p>Two</p>' });
    const again = await save('product', body);
    const now = { id, nameEn: 'Valve', nameFr: 'Robinet', descriptionEn: '<p>Two</p>' };
    expect(again).toMatchObject({ status: 201, body: { id, row: now } });
    expect(await content.find('product', id)).toMatchObject(now);
  });

  test('changes what it says otherwise than the first time, and nothing else', async () => {
    const { id, body } = await lose({ nameFr: 'Robinet' });
    const now = { nameEn: 'Steel valve', nameFr: 'Robinet' };
    expect((await save('product', { ...body, nameEn: 'Steel valve' })).body).toMatchObject({ id, row: now });
    expect((await save('product', { ...body, nameEn: 'Valve' })).body).toMatchObject({
      row: { ...now, nameEn: 'Valve' },
    });
    expect(await content.find('product', id)).toMatchObject({ ...now, nameEn: 'Valve' });
  });

  test('is refused where both have changed the same, until the other’s version was seen', async () => {
    const { id, body } = await lose({ nameEn: 'Brass valve', nameFr: 'Robinet' });
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
});

describe('a deletion that is made again with its key', () => {
  const remove = (name: (typeof entityNames)[number], body: Readonly<Record<string, unknown>>, as = token) =>
    server.call('DELETE', `/api/${name}/delete`, { token: as, body });
  const changeOf = ({ headers }: Awaited<ReturnType<typeof remove>>): unknown => headers['content-version'];

  test.each(entityNames)('answers for a %s as before, with the change that can be undone', async (name) => {
    const { id } = await saveSample(server, token, name);
    const body = { id, requestKey: `gone ${name}` };
    const first = await remove(name, body);
    const second = await remove(name, body);
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(changeOf(second)).toBe(changeOf(first));
    const undo = { token, body: { id: Number(changeOf(second)) } };
    expect(await server.call('POST', '/api/history/undo', undo)).toMatchObject({ status: 201 });
    expect(await content.find(name, id)).toBeDefined();
    expect(await remove(name, body)).toMatchObject({ status: 200 }); // it was there again
    expect(await content.find(name, id)).toBeUndefined();
  });

  test('is refused where another account, another key or none made the first', async () => {
    const { id } = await saveSample(server, token, 'tanker');
    await remove('tanker', { id, requestKey: 'first' });
    const other = await server.login(superUser);
    expect(await remove('tanker', { id, requestKey: 'first' }, other)).toMatchObject({ status: 404 });
    expect(await remove('tanker', { id, requestKey: 'second' })).toMatchObject({ status: 404 });
    expect(await remove('tanker', { id })).toMatchObject({ status: 404 });
  });
});

describe('a text that is saved again with its key', () => {
  const save = async (body: Readonly<Record<string, unknown>>) =>
    server.call('POST', '/api/resource/save', {
      token: await server.login(superUser),
      body: { object_key: 'again', language: 'en', page: 'home', ...body },
    });

  test('is there once, and says what was sent last', async () => {
    const first = await save({ resource: 'One', requestKey: 'text' });
    const second = await save({ resource: 'Two', requestKey: 'text' });
    expect(second).toMatchObject({ status: 201, body: first.body });
    const { body } = await server.call('GET', '/api/resource/home/en');
    expect(body).toMatchObject({ resources: [{ object_key: 'again', resource: 'Two' }] });
  });

  test('keeps what another has written since, and asks where both have', async () => {
    const text = { object_key: 'kept', resource: 'One', requestKey: 'kept' };
    const { id } = (await save(text)).body as { readonly id: number }; // a save answers it
    await server.call('PUT', '/api/resource/updateById', { token, body: { id, resource: 'Theirs' } });
    expect(await save(text)).toMatchObject({ status: 201, body: { id, row: { resource: 'Theirs' } } });
    const mine = { ...text, resource: 'Mine' };
    expect(await save(mine)).toMatchObject({
      status: 409,
      body: { conflicts: [{ id, fields: ['resource'], current: { resource: 'Theirs' } }] },
    });
    const seen = { ...mine, base: { resource: 'Theirs' } };
    expect(await save(seen)).toMatchObject({ status: 201, body: { row: { resource: 'Mine' } } });
  });

  test('is refused where it is another one', async () => {
    expect((await save({ resource: 'Three', requestKey: 'other' })).status).toBe(409);
    expect((await save({ resource: 'Three' })).status).toBe(409);
  });
});

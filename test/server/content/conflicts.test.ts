import { ContentClient } from '../../support/site/contentClient';
import { isRecord, superUser, TestServer } from '../../support/site/server/testServer';

let server: TestServer;
let client: ContentClient;
let other: string;

beforeAll(async () => {
  server = await TestServer.start();
  client = new ContentClient(server, await server.login());
  other = await server.login(superUser);
});

afterAll(() => server.close());

const originalValues = { nameEn: 'North', nameFr: 'Nord' };

const addManufacturer = async (): Promise<number> => {
  const { body } = await server.request('POST', '/api/manufacturer/save', {
    token: client.token,
    body: originalValues,
  });
  return isRecord(body) ? Number(body.id) : NaN;
};

const update = (body: unknown, token = client.token) =>
  server.request('PUT', '/api/manufacturer/update', { token, body });

it('a field that another administrator changed in between is not overwritten, and the response has both versions', async () => {
  const id = await addManufacturer();
  await update({ id, nameEn: 'East' }, other);
  const before = await client.bulk();
  const response = await update({ id, nameEn: 'West', nameFr: 'Ouest', base: originalValues });
  expect(response.status).toBe(409);
  expect(response.body).toMatchObject({
    status: 'fail',
    message: 'Someone else has changed this since you opened it.',
    conflicts: [
      { id, fields: ['nameEn'], current: { id, nameEn: 'East', nameFr: 'Nord' }, author: superUser.email },
    ],
  });
  expect(await client.bulk()).toBe(before);
});

it('changes of two administrators to different fields are merged', async () => {
  const id = await addManufacturer();
  await update({ id, nameEn: 'East' }, other);
  const merged = await update({ id, nameEn: 'North', nameFr: 'Ouest', base: originalValues });
  expect(merged.status).toBe(200);
  expect(await client.find('manufacturer', id)).toMatchObject({ nameEn: 'East', nameFr: 'Ouest' });
});

it('the same change by two administrators is not a conflict', async () => {
  const id = await addManufacturer();
  await update({ id, nameEn: 'East' }, other);
  expect((await update({ id, nameEn: 'East', nameFr: 'Nord', base: originalValues })).status).toBe(200);
});

it('one conflict in a batch rejects the whole batch', async () => {
  const [one, two] = [await addManufacturer(), await addManufacturer()];
  await update({ id: two, nameEn: 'East' }, other);
  const before = await client.bulk();
  const batch = [one, two].map((id) => ({ id, nameEn: 'West', base: originalValues }));
  expect((await update(batch)).status).toBe(409);
  expect(await client.bulk()).toBe(before);
});

it('a new order conflicts with another new order of the same rows, and merges with one of other rows', async () => {
  const [one, two, three] = [await addManufacturer(), await addManufacturer(), await addManufacturer()];
  const place = (id: number, displayOrder: number, before: number) => ({
    id,
    displayOrder,
    base: { displayOrder: before },
  });
  await update([place(one, 1, 0), place(two, 2, 0), place(three, 3, 0)]);
  await update([place(one, 2, 1), place(two, 1, 2)], other);
  const response = await update([place(two, 3, 2), place(three, 2, 3)]);
  expect(response).toMatchObject({
    status: 409,
    body: { conflicts: [{ id: two, fields: ['displayOrder'], author: superUser.email }] },
  });
  expect((await update(place(three, 9, 3))).status).toBe(200);
  expect(await client.find('manufacturer', two)).toMatchObject({ displayOrder: 1 });
});

it('an update without the original values overwrites, and the history has the previous values', async () => {
  const id = await addManufacturer();
  await update({ id, nameEn: 'East' }, other);
  expect((await update({ id, nameEn: 'West' })).status).toBe(200);
  const { body } = await server.request('GET', '/api/history?limit=1', { token: client.token });
  expect(body).toMatchObject({
    changes: [{ rows: [{ before: { nameEn: 'East' }, after: { nameEn: 'West' } }] }],
  });
});

it('a base that is not an object is rejected', async () => {
  const id = await addManufacturer();
  await client.expectRejected(['PUT', '/api/manufacturer/update'], { id, base: 'x' }, [400, /form/]);
});

describe('a text', () => {
  const base = { resource: '<p>one</p>', isHtml: true };

  const addText = async (key: string): Promise<number> => {
    const body = { object_key: key, language: 'en', ...base };
    const response = await server.request('POST', '/api/resource/save', { token: other, body });
    return isRecord(response.body) ? Number(response.body.id) : NaN;
  };

  const updateText = (body: unknown, token = client.token) =>
    server.request('PUT', '/api/resource/updateById', { token, body });

  it('is not overwritten if another administrator changed it in between', async () => {
    const id = await addText('conflict');
    await updateText({ id, resource: '<p>two</p>' }, other);
    const response = await updateText({ id, resource: '<p>three</p>', base });
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({
      conflicts: [{ id, fields: ['resource'], current: { resource: '<p>two</p>' } }],
    });
  });

  it('is saved if nobody changed it in between', async () => {
    const id = await addText('no-conflict');
    expect((await updateText({ id, resource: '<p>three</p>', base })).status).toBe(200);
  });
});

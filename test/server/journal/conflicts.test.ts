import { ContentCaller } from '../../support/site/contentCaller';
import { isRecord, superUser, TestServer } from '../../support/site/testServer';

let server: TestServer;
let caller: ContentCaller;
let other: string;

beforeAll(async () => {
  server = await TestServer.start();
  caller = new ContentCaller(server, await server.login());
  other = await server.login(superUser);
});

afterAll(() => server.close());

const opened = { nameEn: 'North', nameFr: 'Nord' };

const addManufacturer = async (): Promise<number> => {
  const { body } = await server.call('POST', '/api/manufacturer/save', { token: caller.token, body: opened });
  return isRecord(body) ? Number(body.id) : NaN;
};

const update = (body: unknown, token = caller.token) =>
  server.call('PUT', '/api/manufacturer/update', { token, body });

it('a field that another has changed since the editor was opened is not overwritten, and both versions are told', async () => {
  const id = await addManufacturer();
  await update({ id, nameEn: 'East' }, other);
  const before = await caller.bulk();
  const refused = await update({ id, nameEn: 'West', nameFr: 'Ouest', base: opened });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    status: 'fail',
    message: 'Somebody else has changed this since you opened it.',
    conflicts: [
      { id, fields: ['nameEn'], current: { id, nameEn: 'East', nameFr: 'Nord' }, author: superUser.email },
    ],
  });
  expect(await caller.bulk()).toBe(before);
});

it('fields that only one of the two has changed are merged', async () => {
  const id = await addManufacturer();
  await update({ id, nameEn: 'East' }, other);
  const merged = await update({ id, nameEn: 'North', nameFr: 'Ouest', base: opened });
  expect(merged.status).toBe(200);
  expect(await caller.find('manufacturer', id)).toMatchObject({ nameEn: 'East', nameFr: 'Ouest' });
});

it('the same change made twice is no conflict', async () => {
  const id = await addManufacturer();
  await update({ id, nameEn: 'East' }, other);
  expect((await update({ id, nameEn: 'East', nameFr: 'Nord', base: opened })).status).toBe(200);
});

it('one conflict in a batch refuses all of it', async () => {
  const [one, two] = [await addManufacturer(), await addManufacturer()];
  await update({ id: two, nameEn: 'East' }, other);
  const before = await caller.bulk();
  const batch = [one, two].map((id) => ({ id, nameEn: 'West', base: opened }));
  expect((await update(batch)).status).toBe(409);
  expect(await caller.bulk()).toBe(before);
});

it('an order is not saved over another one, and is merged with one of other rows', async () => {
  const [one, two, three] = [await addManufacturer(), await addManufacturer(), await addManufacturer()];
  const place = (id: number, displayOrder: number, before: number) => ({
    id,
    displayOrder,
    base: { displayOrder: before },
  });
  await update([place(one, 1, 0), place(two, 2, 0), place(three, 3, 0)]);
  await update([place(one, 2, 1), place(two, 1, 2)], other);
  const refused = await update([place(two, 3, 2), place(three, 2, 3)]);
  expect(refused).toMatchObject({
    status: 409,
    body: { conflicts: [{ id: two, fields: ['displayOrder'], author: superUser.email }] },
  });
  expect((await update(place(three, 9, 3))).status).toBe(200);
  expect(await caller.find('manufacturer', two)).toMatchObject({ displayOrder: 1 });
});

it('who sends no version overwrites, and the history has the other', async () => {
  const id = await addManufacturer();
  await update({ id, nameEn: 'East' }, other);
  expect((await update({ id, nameEn: 'West' })).status).toBe(200);
  const { body } = await server.call('GET', '/api/history?limit=1', { token: caller.token });
  expect(body).toMatchObject({
    changes: [{ rows: [{ before: { nameEn: 'East' }, after: { nameEn: 'West' } }] }],
  });
});

it('a base that is no object is refused', async () => {
  const id = await addManufacturer();
  await caller.expectRefused(['PUT', '/api/manufacturer/update'], { id, base: 'x' }, [400, /form/]);
});

describe('a text', () => {
  const base = { resource: '<p>one</p>', isHtml: true };

  const addText = async (key: string): Promise<number> => {
    const body = { object_key: key, language: 'en', ...base };
    const answer = await server.call('POST', '/api/resource/save', { token: other, body });
    return isRecord(answer.body) ? Number(answer.body.id) : NaN;
  };

  const updateText = (body: unknown, token = caller.token) =>
    server.call('PUT', '/api/resource/updateById', { token, body });

  it('is not overwritten where another has changed it since', async () => {
    const id = await addText('conflict');
    await updateText({ id, resource: '<p>two</p>' }, other);
    const refused = await updateText({ id, resource: '<p>three</p>', base });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      conflicts: [{ id, fields: ['resource'], current: { resource: '<p>two</p>' } }],
    });
  });

  it('is saved where nobody has', async () => {
    const id = await addText('peace');
    expect((await updateText({ id, resource: '<p>three</p>', base })).status).toBe(200);
  });
});

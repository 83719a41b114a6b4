import type { HistoryEntry } from '../../../src/model/history';
import { ContentClient } from '../../support/site/contentClient';
import { isRecord, superUser, TestServer } from '../../support/site/server/testServer';

let server: TestServer;
let token: string;
let otherToken: string;
let client: ContentClient;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  otherToken = await server.login(superUser);
  client = new ContentClient(server, token);
});

afterAll(() => server.close());

const change: ContentClient['change'] = (...request) => client.change(...request);

const add = (entity: string, values: unknown) => change(['POST', `/api/${entity}/save`], values);

const update = (entity: string, values: unknown, as = token) =>
  change(['PUT', `/api/${entity}/update`], values, as);

const putBack = (item: string, to: number, seen?: number) =>
  server.request('POST', '/api/history/putBack', {
    token,
    body: { item, change: to, ...(seen !== undefined && { seen }) },
  });

const undo = (id: number) => server.request('POST', '/api/history/undo', { token, body: { id } });

const newest = async (): Promise<HistoryEntry | undefined> => {
  const { body } = await server.request('GET', '/api/history?limit=1', { token });
  return isRecord(body) && Array.isArray(body.changes) ? (body.changes as HistoryEntry[])[0] : undefined;
};

const highway = { nameEn: 'Highway', nameFr: 'Routier', price: '10', displayOrder: 1 };

it('restores all values of an earlier state in one change, which one undo reverts', async () => {
  const { id, version } = await add('tanker', highway);
  await update('tanker', { id, price: '20', nameEn: 'Road' });
  const { version: seen } = await update('tanker', { id, year: '2026', displayOrder: 5 });
  const before = await client.find('tanker', id);
  const response = await putBack(`tanker-${id}`, version, seen);
  expect(response.status).toBe(201);
  expect(response.body).toMatchObject({ rows: [{ collection: 'tankers', id, row: { price: '10' } }] });
  expect(await client.find('tanker', id)).toMatchObject({ ...highway, year: '', displayOrder: 5 });
  const entry = await newest();
  expect(entry).toMatchObject({ kind: 'putBack', author: 'admin@example.com', rowCount: 1, undoes: null });
  expect((await undo(Number(entry?.id))).status).toBe(201);
  expect(await client.find('tanker', id)).toEqual(before);
});

it('changes nothing if the item is like this already', async () => {
  const { id, version } = await add('tanker', highway);
  await update('tanker', { id, displayOrder: 9 });
  const entry = await newest();
  expect((await putBack(`tanker-${id}`, version)).body).toEqual({ id: null, rows: [] });
  expect(await newest()).toEqual(entry);
});

it('brings a deleted item back with its id, its pictures and earlier values', async () => {
  const { id, version } = await add('manufacturer', { nameEn: 'North', nameFr: 'Nord' });
  const picture = await add('manufacturerImage', { manufacturerId: id, image: '/a.png' });
  await update('manufacturer', { id, nameEn: 'South' });
  const { version: deleted } = await change(['DELETE', '/api/manufacturer/delete'], { id });
  expect((await putBack(`manufacturer-${id}`, version, deleted)).status).toBe(201);
  expect(await client.find('manufacturer', id)).toMatchObject({ nameEn: 'North' });
  expect(await client.find('manufacturerImage', picture.id)).toMatchObject({ image: '/a.png' });
  const entry = await newest();
  expect(entry).toMatchObject({ kind: 'putBack', rowCount: 2 });
  expect((await undo(Number(entry?.id))).status).toBe(201);
  expect(await client.find('manufacturer', id)).toBeUndefined();
});

it('brings an item back hidden if it was hidden when it was deleted', async () => {
  const { id, version } = await add('tanker', { ...highway, isHidden: true });
  await change(['DELETE', '/api/tanker/delete'], { id });
  expect((await putBack(`tanker-${id}`, version)).body).toMatchObject({
    rows: expect.arrayContaining([{ collection: 'tankers', id, row: null }]) as unknown,
  });
  expect(await client.find('tanker', id)).toBeUndefined();
  const { body } = await server.request('GET', '/api/visibility/all', { token });
  expect(body).toMatchObject({ tankers: [{ id, nameEn: 'Highway' }] });
});

it('is rejected if somebody has changed the item since it was shown', async () => {
  const { id, version } = await add('tanker', highway);
  const { version: seen } = await update('tanker', { id, price: '20' });
  await update('tanker', { id, price: '30' }, otherToken);
  const response = await putBack(`tanker-${id}`, version, seen);
  expect(response).toMatchObject({ status: 409, body: { status: 'fail' } });
  expect(await client.find('tanker', id)).toMatchObject({ price: '30' });
});

it('is rejected if the row that the item belonged to is gone', async () => {
  const [first, second] = [
    await add('manufacturer', { nameEn: 'A', nameFr: 'A' }),
    await add('manufacturer', { nameEn: 'B', nameFr: 'B' }),
  ];
  const { id, version } = await add('manufacturerImage', { manufacturerId: first.id, image: '/a.png' });
  await update('manufacturerImage', { id, manufacturerId: second.id });
  await change(['DELETE', '/api/manufacturer/delete'], { id: first.id });
  expect((await putBack(`manufacturerImage-${id}`, version)).status).toBe(400);
  expect(await client.find('manufacturerImage', id)).toMatchObject({ manufacturerId: second.id });
});

it('is rejected for a value that nobody could save', async () => {
  const location = await add('location', { nameEn: 'Here' });
  const names = { locationId: String(location.id), nameEn: 'Sales', nameFr: 'Ventes' };
  const { id, version } = await add('email', { ...names, email: 'sales@example.com' });
  await update('email', { id, email: 'parts@example.com' });
  await server.database.system
    .updateTable('change_rows')
    .set({ after: JSON.stringify({ id, ...names, email: 'nobody' }) })
    .where('changeId', '=', version)
    .execute();
  expect((await putBack(`email-${id}`, version)).status).toBe(400);
  expect(await client.find('email', id)).toMatchObject({ email: 'parts@example.com' });
});

it('of a state that the history does not have responds with 404', async () => {
  const { id } = await add('tanker', highway);
  const { version: deleted } = await change(['DELETE', '/api/tanker/delete'], { id });
  expect((await putBack(`tanker-${id}`, 5)).status).toBe(404);
  expect((await putBack(`tanker-${id}`, deleted)).status).toBe(404);
  expect((await putBack('zeppelin-1', deleted)).status).toBe(404);
});

const redos = async (limit: number): Promise<readonly (boolean | undefined)[]> => {
  const { body } = await server.request('GET', `/api/history?limit=${limit}`, { token });
  const changes = isRecord(body) && Array.isArray(body.changes) ? (body.changes as HistoryEntry[]) : [];
  return changes.map(({ isRedo }) => isRedo);
};

it('the undo of an undo is a redo, and the undo of a redo is an undo again', async () => {
  const body = { nameEn: 'North', nameFr: 'Nord' };
  const { headers } = await server.request('POST', '/api/manufacturer/save', { token, body });
  let last = Number(headers['content-version']);
  for (const isRedo of [false, true, false, true]) {
    const undone = await server.request('POST', '/api/history/undo', { token, body: { id: last } });
    last = Number(undone.headers['content-version']);
    expect(await redos(1)).toEqual([isRedo]);
  }
  expect(await redos(5)).toEqual([true, false, true, false, false]);
});

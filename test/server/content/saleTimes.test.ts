import type { HistoryEntry } from '../../../src/model/history';
import { sampleRow, saveSample } from '../../support/data/factories';
import { isRecord, TestServer } from '../../support/site/server/testServer';

/* When a tanker was sold: the server stores it with the tanker. */

const start = Date.parse('2026-11-23T15:02:30Z');

let server: TestServer;
let token: string;
let now = start;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
});

beforeEach(() => {
  now = start;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});

afterEach(() => {
  jest.restoreAllMocks();
});

afterAll(() => server.close());

const soldAt = async (id: number): Promise<unknown> => {
  const { body } = await server.request('GET', '/api/tanker/all');
  const rows = isRecord(body) && Array.isArray(body.tankers) ? body.tankers : [];
  const row: unknown = rows.find((each: unknown) => isRecord(each) && each.id === id);
  return isRecord(row) ? row.soldAt : undefined;
};

const update = async (body: Readonly<Record<string, unknown>>): Promise<void> => {
  expect((await server.request('PUT', '/api/tanker/update', { token, body })).status).toBe(200);
};

test('a tanker has the time of its sale from then on, and none when it is for sale again', async () => {
  const { id } = await saveSample(server, token, 'tanker', { availability: 'inStock' });
  expect(await soldAt(id)).toBe('');
  await update({ id, availability: 'sold' });
  expect(await soldAt(id)).toBe('2026-11-23T15:02Z');
  now += 24 * 60 * 60 * 1000;
  await update({ id, availability: 'Vendu', price: '1', soldAt: '' }); // whole rows, by a client that does not know the time
  expect(await soldAt(id)).toBe('2026-11-23T15:02Z');
  await update({ id, availability: 'inStock' });
  expect(await soldAt(id)).toBe('');
});

test('the time is undone with the sale, and restored when the undo is undone', async () => {
  const { id } = await saveSample(server, token, 'tanker', { availability: 'onRequest' });
  await update({ id, availability: 'sold' });
  const undo = async (): Promise<void> => {
    const { body } = await server.request('GET', '/api/history?limit=1', { token });
    const changes = (isRecord(body) ? body.changes : []) as readonly HistoryEntry[]; // the API's own response
    const undone = await server.request('POST', '/api/history/undo', { token, body: { id: changes[0]?.id } });
    expect(undone.status).toBe(201);
  };
  await undo();
  expect(await soldAt(id)).toBe('');
  now += 24 * 60 * 60 * 1000;
  await undo();
  expect(await soldAt(id)).toBe('2026-11-23T15:02Z');
});

test('a new row that is sold has the time that it comes with, or that of its addition', async () => {
  const add = async (values: Readonly<Record<string, string>>): Promise<unknown> =>
    soldAt((await saveSample(server, token, 'tanker', { availability: 'sold', ...values })).id);
  expect(await add({})).toBe('2026-11-23T15:02Z');
  expect(await add({ soldAt: '2026-10-01T08:00Z' })).toBe('2026-10-01T08:00Z');
  expect(await add({ soldAt: 'last week' })).toBe('2026-11-23T15:02Z');
  expect(await add({ availability: 'inStock', soldAt: '2026-10-01T08:00Z' })).toBe('');
});

test('the response to a repeated save or to a duplication has the time too', async () => {
  const post = (call: string, body: object) => server.request('POST', `/api/tanker/${call}`, { token, body });
  const body = { ...sampleRow('tanker'), requestKey: 'sold' };
  const { id } = (await post('save', body)).body as { readonly id: number }; // the shape of the API's response
  const sold = { id: expect.any(Number) as unknown, row: { soldAt: '2026-11-23T15:02Z' } };
  expect((await post('duplicate', { id, values: { availability: 'sold' } })).body).toMatchObject(sold);
  expect((await post('save', { ...body, availability: 'sold' })).body).toMatchObject({ ...sold, id });
  expect(await soldAt(id)).toBe('2026-11-23T15:02Z');
});

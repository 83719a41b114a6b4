import type { HistoryEntry } from '../../../src/model/history';
import { saveSample } from '../../support/data/factories';
import type { TestResponse } from '../../support/site/server/testServer';
import { isRecord, TestServer } from '../../support/site/server/testServer';
import { contentOf, importInto } from '../../support/site/transfer';

/* Hiding a row is a change like any other: it is in the history, can be undone, and can conflict. */

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
});

afterAll(() => server.close());

const setVisibility = (id: number, values: Readonly<Record<string, unknown>>): Promise<TestResponse> =>
  server.request('PUT', '/api/visibility/update', {
    token,
    body: { entity: 'tanker', rows: [{ id, ...values }] },
  });

const undo = async (change: unknown): Promise<TestResponse> =>
  server.request('POST', '/api/history/undo', { token, body: { id: Number(change) } });

const isSeen = async (id: number, by = server): Promise<boolean> =>
  (await by.request('GET', `/api/tanker/${id}`)).status === 200;

const lastChange = async (): Promise<HistoryEntry | undefined> => {
  const { body } = await server.request('GET', '/api/history?limit=1', { token });
  return isRecord(body) ? (body.changes as readonly HistoryEntry[])[0] : undefined;
};

test('hiding is one change, and its undo shows the row again', async () => {
  const { id } = await saveSample(server, token, 'tanker');
  const { headers } = await setVisibility(id, { isHidden: true });
  expect(await lastChange()).toMatchObject({
    id: Number(headers['content-version']),
    kind: 'edit',
    rows: [
      { collection: 'visibility', before: null, after: { entity: 'tanker', rowId: id, isHidden: true } },
    ],
  });
  expect(await isSeen(id)).toBe(false);
  const undone = await undo(headers['content-version']);
  expect(undone.body).toMatchObject({ rows: [{ collection: 'tankers', id, row: { id } }] });
  expect(await isSeen(id)).toBe(true);
  await undo((await lastChange())?.id);
  expect(await isSeen(id)).toBe(false);
});

test('a row that is shown before its time waits for it no longer', async () => {
  const { id } = await saveSample(server, token, 'tanker');
  await setVisibility(id, { isHidden: true, onlineAt: '2099-03-14T11:30Z', offlineAt: '2099-04-01T11:30Z' });
  await setVisibility(id, { isHidden: false, base: { isHidden: true } });
  expect(await isSeen(id)).toBe(true);
  expect((await lastChange())?.rows[0]?.after).toMatchObject({
    isHidden: false,
    onlineAt: '',
    offlineAt: '2099-04-01T11:30Z',
  });
});

test('a row without anything to change is no change', async () => {
  const { id } = await saveSample(server, token, 'tanker');
  const body = {
    entity: 'tanker',
    rows: [
      { id, isHidden: true },
      { id, hidden: true },
    ],
  };
  const response = await server.request('PUT', '/api/visibility/update', { token, body });
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ message: expect.stringContaining('isHidden') as string });
  expect(await isSeen(id)).toBe(true);
});

test('several rows are hidden by one change, all or none', async () => {
  const [{ id: first }, { id: second }] = [
    await saveSample(server, token, 'tanker'),
    await saveSample(server, token, 'tanker'),
  ];
  const hide = (ids: readonly number[]) =>
    server.request('PUT', '/api/visibility/update', {
      token,
      body: { entity: 'tanker', rows: ids.map((id) => ({ id, isHidden: true })) },
    });
  expect((await hide([first, 1_999_999])).status).toBe(404);
  expect(await isSeen(first)).toBe(true);
  const { headers } = await hide([first, second]);
  expect([await isSeen(first), await isSeen(second)]).toEqual([false, false]);
  await undo(headers['content-version']);
  expect([await isSeen(first), await isSeen(second)]).toEqual([true, true]);
});

test('a row that was deleted while it was hidden comes back hidden', async () => {
  const { id } = await saveSample(server, token, 'tanker');
  await setVisibility(id, { isHidden: true });
  const { headers } = await server.request('DELETE', '/api/tanker/delete', { token, body: { id } });
  const { visibility } = await contentOf(server);
  expect(visibility?.find(({ rowId }) => rowId === id)).toBeUndefined();
  const { body } = await undo(headers['content-version']);
  expect(body).toMatchObject({ rows: [{ collection: 'tankers', id, row: null }] });
  expect(await isSeen(id)).toBe(false);
  await setVisibility(id, { isHidden: false });
  expect(await isSeen(id)).toBe(true);
});

test('the addition of a row cannot be undone once somebody has hidden it', async () => {
  const body = { nameEn: 'Unit', isHidden: true };
  const { headers, body: saved } = await server.request('POST', '/api/tanker/save', { token, body });
  const id = isRecord(saved) ? Number(saved.id) : 0;
  expect(saved).not.toHaveProperty('row.isHidden');
  await setVisibility(id, { isHidden: false });
  expect((await undo(headers['content-version'])).status).toBe(409);
  await undo((await lastChange())?.id);
  expect((await undo(headers['content-version'])).status).toBe(201);
  expect(await isSeen(id)).toBe(false);
});

test('a repeated save does not hide a row that somebody has shown', async () => {
  const body = { nameEn: 'Unit', requestKey: 'repeated', isHidden: true };
  const { body: saved } = await server.request('POST', '/api/tanker/save', { token, body });
  const id = isRecord(saved) ? Number(saved.id) : 0;
  expect(await isSeen(id)).toBe(false);
  await setVisibility(id, { isHidden: false });
  expect((await server.request('POST', '/api/tanker/save', { token, body })).body).toMatchObject({ id });
  expect(await isSeen(id)).toBe(true);
});

test('another process hides the row too', async () => {
  const { id } = await saveSample(server, token, 'tanker');
  const sibling = await server.sibling();
  expect(await isSeen(id, sibling)).toBe(true);
  await sibling.close();
  await setVisibility(id, { isHidden: true });
  const later = await server.sibling();
  expect(await isSeen(id, later)).toBe(false);
  await later.close();
});

test('an export has what is hidden, and a site that imports it hides it; the bulk load of a visitor hides nothing', async () => {
  const target = await TestServer.start();
  const { id } = await saveSample(server, token, 'tanker');
  await setVisibility(id, { isHidden: true });
  const exported = await contentOf(server);
  await importInto(target, exported);
  expect((await contentOf(target)).tankers).toEqual(exported.tankers);
  expect(await isSeen(id, target)).toBe(false);
  await importInto(target, { employees: [], visibility: [] });
  expect(await isSeen(id, target)).toBe(false);
  const { visibility: _none, ...withoutVisibility } = exported;
  await importInto(target, { tankers: withoutVisibility.tankers }, true);
  expect(await isSeen(id, target)).toBe(false);
  await importInto(target, { tankers: [{ id: id + 1, nameEn: 'Other' }] }, true);
  expect((await contentOf(target)).visibility?.filter(({ entity }) => entity === 'tanker') ?? []).toEqual([]);
  await target.close();
});

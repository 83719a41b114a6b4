import type { HistoryEntry } from '../../../src/model/history';
import { ContentStore } from '../../../src/server/content/contentStore';
import { runSchedule } from '../../../src/server/content/visibility/visibilitySchedule';
import { ChangeStream } from '../../support/site/server/changeStream';
import { saveSample } from '../../support/data/factories';
import { isRecord, TestServer } from '../../support/site/server/testServer';

/* Rows that go online and offline at their time. */

let server: TestServer;
let token: string;

beforeEach(async () => {
  server = await TestServer.start();
  token = await server.login();
});

afterEach(() => server.close());

const schedule = async (values: Readonly<Record<string, unknown>>): Promise<number> => {
  const { id } = await saveSample(server, token, 'tanker');
  const body = { entity: 'tanker', rows: [{ id, ...values }] };
  expect((await server.request('PUT', '/api/visibility/update', { token, body })).status).toBe(200);
  return id;
};

const isSeen = async (id: number): Promise<boolean> =>
  (await server.request('GET', `/api/tanker/${id}`)).status === 200;

const at = (time: string): number => Date.parse(time);

const history = async (): Promise<readonly HistoryEntry[]> => {
  const { body } = await server.request('GET', '/api/history?limit=5', { token });
  return isRecord(body) ? (body.changes as readonly HistoryEntry[]) : [];
};

test('several processes that reach the time together make one change, and no process is early', async () => {
  const [first, second] = [
    await schedule({ isHidden: true, onlineAt: '2099-03-14T11:30Z', offlineAt: '2099-03-14T12:00Z' }),
    await schedule({ isHidden: true, onlineAt: '2099-03-14T11:30Z' }),
  ];
  const processes = await Promise.all([1, 2, 3].map(() => ContentStore.open(server.database)));
  const runAll = (now: number) => Promise.all(processes.map((content) => runSchedule(content, now)));
  expect(await runAll(at('2099-03-14T11:30Z') - 1)).toEqual([0, 0, 0]);
  expect((await runAll(at('2099-03-14T11:30Z'))).toSorted((one, other) => one - other)).toEqual([0, 0, 2]);
  const [change, before] = await history();
  expect(change).toMatchObject({ kind: 'schedule', author: null, rowCount: 2 });
  expect(before?.kind).not.toBe('schedule');
  for (const content of processes) await content.refresh();
  expect(await runAll(at('2099-03-14T12:00Z'))).toContain(1);
  const later = await server.sibling();
  expect((await later.request('GET', `/api/tanker/${first}`)).status).toBe(404);
  expect((await later.request('GET', `/api/tanker/${second}`)).status).toBe(200);
  await later.close();
});

test('open pages see a row when its time comes, by itself', async () => {
  const origin = await server.listen();
  const id = await schedule({ isHidden: true });
  const stream = await ChangeStream.open(origin, '');
  const body = { entity: 'tanker', rows: [{ id, onlineAt: '2020-01-01T00:00Z' }] };
  await server.request('PUT', '/api/visibility/update', { token, body });
  expect((await stream.next()).data.rows).toEqual([]); // the schedule itself
  expect((await stream.next()).data.rows).toMatchObject([{ collection: 'tankers', id, row: { id } }]);
  stream.close();
  expect(await isSeen(id)).toBe(true);
  const [change, scheduled] = await history();
  expect(change?.kind).toBe('schedule');
  const superseded = await server.request('POST', '/api/history/undo', {
    token,
    body: { id: scheduled?.id },
  });
  expect(superseded.body).toMatchObject({
    message: 'This can no longer be undone: an import or a schedule has changed it since.',
  });
  const undone = await server.request('POST', '/api/history/undo', { token, body: { id: change?.id } });
  expect(undone.status).toBe(409); // it would come again at once
});

test('a change that was due while the server was down is made before its first response', async () => {
  const id = await schedule({ isHidden: false });
  await server.database.content
    .insertInto('visibility')
    .values({ entity: 'tanker', rowId: id, isHidden: 0, onlineAt: '', offlineAt: '2020-01-01T00:00Z' })
    .execute();
  const restarted = await server.sibling();
  expect((await restarted.request('GET', `/api/tanker/${id}`)).status).toBe(404);
  await restarted.close();
});

test('a time that is not one is refused, and a time that somebody else has set is a conflict', async () => {
  const id = await schedule({ isHidden: true, onlineAt: '2099-03-14T11:30Z' });
  const update = async (values: Readonly<Record<string, unknown>>) =>
    server.request('PUT', '/api/visibility/update', {
      token,
      body: { entity: 'tanker', rows: [{ id, ...values }] },
    });
  expect((await update({ onlineAt: '2027-03-14 02:30' })).status).toBe(400);
  const conflict = await update({ onlineAt: '2099-05-01T11:30Z', base: { onlineAt: '' } });
  expect(conflict.status).toBe(409);
  expect(conflict.body).toMatchObject({ conflicts: [{ current: { onlineAt: '2099-03-14T11:30Z' } }] });
});

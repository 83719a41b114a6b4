import { readFile } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { siteActor } from '../../../src/server/content/changes';
import { ContentStore } from '../../../src/server/content/contentStore';
import { tableOfEntity } from '../../../src/server/content/rows/tables';
import { currentVersion } from '../../../src/server/journal/journal';
import { yieldIfBusy } from '../../../src/server/system/yieldIfBusy';
import { isRecord, TestServer } from '../../support/site/server/testServer';

const manufacturers = tableOfEntity('manufacturer');
const pictures = tableOfEntity('manufacturerImage');
const rowCount = 1_000;

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

let time = 1e9; // later than the real clock will show

/** Lets a second pass at each look at the clock, as if every step took long. */
const slowDown = () => jest.spyOn(performance, 'now').mockImplementation(() => (time += 1_000));

/** How often other requests could run during some work. */
const turnsDuring = async (work: () => Promise<unknown>): Promise<number> => {
  const clock = slowDown();
  const end = new AbortController();
  const counting = (async () => {
    let turns = 0;
    for (; !end.signal.aborted; turns += 1) await nextTurn();
    return turns;
  })();
  await work();
  end.abort();
  clock.mockRestore();
  return counting;
};

test('a change of many rows lets other requests run after every few rows', async () => {
  const content = await ContentStore.open(server.database);
  const ids: number[] = [];
  let manufacturerId = 0;
  await content.change(siteActor, async (writer) => {
    manufacturerId = await writer.insert(manufacturers, { nameEn: '', nameFr: '', displayOrder: 0 });
    for (let index = 0; index < rowCount; index += 1) {
      const values = { manufacturerId, image: `/${index}.png`, displayOrder: index };
      ids.push(await writer.insert(pictures, values));
    }
  });
  const reordered = ids.map((id, index) => ({ id, values: { displayOrder: 2 * rowCount - index } }));
  let searches = 0;
  let changes = 0;
  await content.change(siteActor, async (writer) => {
    searches = await turnsDuring(() => writer.findWhere(pictures, { manufacturerId }));
    changes = await turnsDuring(() => writer.update(pictures, reordered));
  });
  expect(searches).toBeGreaterThanOrEqual(2);
  expect(changes).toBeGreaterThanOrEqual(rowCount / 100);
});

test('the response to an undo has every row', async () => {
  const id = await currentVersion(server.database);
  const token = await server.login();
  const { body, headers } = await server.request('POST', '/api/history/undo', { token, body: { id } });
  const rows = isRecord(body) && Array.isArray(body.rows) ? body.rows : [];
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(rows).toHaveLength(rowCount);
  expect(rows[0]).toMatchObject({ collection: pictures.name, row: { displayOrder: rowCount - 1 } });
});

test('a page of the history ends early after long texts, and says that there is more', async () => {
  const token = await server.login();
  const read = async (query: string): Promise<{ ids: number[]; hasOlder: unknown }> => {
    const { body } = await server.request('GET', `/api/history?limit=4${query}`, { token });
    const { changes, hasOlder } = isRecord(body) ? body : {};
    return { ids: Array.isArray(changes) ? changes.map((each: { id: number }) => each.id) : [], hasOlder };
  };
  for (let count = 0; count < 3; count += 1)
    await server.request('POST', '/api/manufacturer/save', { token, body: { nameEn: 'North' } });
  const { ids } = await read('');
  const after = JSON.stringify({ id: 1, nameEn: 'x'.repeat(1_500_000) });
  await server.database.system
    .updateTable('change_rows')
    .set({ after })
    .where('changeId', 'in', ids.slice(0, 3))
    .where('position', '=', 0)
    .execute();
  expect(await read('')).toEqual({ ids: ids.slice(0, 2), hasOlder: true });
  expect(await read(`&before=${ids[1]}`)).toEqual({
    ids: expect.arrayContaining(ids.slice(2)) as unknown,
    hasOlder: false,
  });
});

test('work that follows a read file or request lets new requests in too', async () => {
  const clock = slowDown();
  const others = await new Promise<number>((resolve) => {
    let turns = 0;
    readFile(__filename, () => {
      void yieldIfBusy().then(() => resolve(turns));
      setImmediate(() => (turns += 1)); // new requests are read after it
    });
  });
  clock.mockRestore();
  expect(others).toBe(1);
});

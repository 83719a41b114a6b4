import { setImmediate } from 'node:timers/promises';
import { ContentStore } from '../../../src/server/content/contentStore';
import { siteActor } from '../../../src/server/content/changes';
import { normalizeRow } from '../../../src/server/content/rows/normalizeRow';
import { tableOfEntity, textTable } from '../../../src/server/content/rows/tables';
import { isOnPostgres } from '../../support/postgres/postgres';
import { ChangeStream } from '../../support/site/server/changeStream';
import { ContentClient } from '../../support/site/contentClient';
import { isRecord, TestServer } from '../../support/site/server/testServer';

let server: TestServer;
let client: ContentClient;
let origin: string;

beforeAll(async () => {
  server = await TestServer.start();
  client = new ContentClient(server, await server.login());
  origin = await server.listen();
});

afterAll(() => server.close());

const add = async (count = 1): Promise<number> => {
  let id = NaN;
  for (let index = 0; index < count; index += 1) {
    const body = { nameEn: 'Depot' };
    const response = await server.request('POST', '/api/location/save', { token: client.token, body });
    id = isRecord(response.body) ? Number(response.body.id) : NaN;
  }
  return id;
};

const currentVersion = async (): Promise<number> =>
  Number((await server.request('GET', '/api/allModels')).headers['content-version']);

it('sends each change to listeners, with the new rows', async () => {
  await add();
  const version = await currentVersion();
  const listener = await ChangeStream.open(origin, `?since=${version}`);
  const id = await add();
  expect(await listener.next()).toEqual({
    id: version + 1,
    event: 'change',
    data: {
      version: version + 1,
      rows: [{ collection: 'locations', id, row: { id, nameEn: 'Depot', displayOrder: 0 } }],
    },
  });
  await server.request('DELETE', '/api/location/delete', { token: client.token, body: { id } });
  expect((await listener.next()).data.rows).toEqual([{ collection: 'locations', id, row: null }]);
  listener.close();
});

it('sends missed changes after a reconnection', async () => {
  const version = await currentVersion();
  const first = await add();
  const second = await add();
  const listener = await ChangeStream.open(origin, '?since=0', { 'last-event-id': String(version) });
  const { data } = await listener.next();
  expect(data.version).toBe(version + 2);
  expect(data.rows).toMatchObject([{ id: first }, { id: second }]);
  listener.close();
});

it('sends "reload" to a client whose version the server does not know', async () => {
  const version = await currentVersion();
  const listener = await ChangeStream.open(origin, `?since=${version + 100}`);
  expect(await listener.next()).toEqual({ id: version, event: 'reload', data: { version } });
  listener.close();
});

it('rejects a version that is not a number', async () => {
  expect((await server.request('GET', '/api/changes?since=x')).status).toBe(400);
});

it('sends the security headers, and a header that stops proxies from buffering the stream', async () => {
  const abort = new AbortController();
  const { headers } = await fetch(`${origin}/api/changes`, { signal: abort.signal });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toContain('no-transform');
  abort.abort();
});

/** Makes a change through a second content store on the same database, like a command or another server. */
const changeElsewhere = async (key: string): Promise<void> => {
  const otherStore = await ContentStore.open(server.database);
  const text = { object_key: key, language: 'fr', page: null, resource: 'x', isHtml: false };
  await otherStore.change(siteActor, (writer) => writer.insert(textTable, text));
};

it('a change by another process is sent to listeners', async () => {
  const version = await currentVersion();
  const listener = await ChangeStream.open(origin, `?since=${version}`);
  await changeElsewhere('elsewhere');
  expect((await listener.next()).data.rows).toMatchObject([
    { collection: 'resources', row: { object_key: 'elsewhere' } },
  ]);
  expect(await client.bulk()).toContain('"elsewhere"');
  listener.close();
});

it('a change by another process reaches the bulk load even without listeners', async () => {
  await changeElsewhere('unwatched');
  while (!(await client.bulk()).includes('"unwatched"')) await setImmediate();
});

it('sends "reload" to a client that missed too many changes, without reading all of them', async () => {
  const otherStore = await ContentStore.open(server.database);
  await otherStore.change(siteActor, async (writer) => {
    for (let index = 0; index < 2_000; index += 1)
      await writer.insert(tableOfEntity('location'), normalizeRow('location', { nameEn: `Depot ${index}` }));
  });
  while (!(await client.bulk()).includes('"Depot 1999"')) await setImmediate();
  const parse = jest.spyOn(JSON, 'parse');
  const listener = await ChangeStream.open(origin, '?since=0');
  expect(await listener.next()).toMatchObject({ event: 'reload' });
  expect(parse.mock.calls.length).toBeLessThan(1_000);
  parse.mockRestore();
  listener.close();
});

it('does not read its own changes from the journal when it looks for those of other processes', async () => {
  const read: string[] = [];
  const system = server.database.system.withPlugin({
    transformQuery: ({ node }) => {
      read.push(JSON.stringify(node));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const store = await ContentStore.open({ ...server.database, system });
  const values = normalizeRow('location', { nameEn: 'Depot' });
  let now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 100)); // every step takes long
  let refreshed: Promise<void> | undefined;
  const { version } = await store.change(siteActor, (writer) => {
    refreshed = store.refresh(); // it waits for the connection of the change
    return writer.insert(tableOfEntity('location'), values);
  });
  await refreshed;
  clock.mockRestore();
  expect(store.version).toBe(version);
  const ofJournal = read.filter((query) => query.includes('change_rows'));
  // On PostgreSQL the refresh has another connection: it may see the change before this process knows of the commit.
  expect(isOnPostgres() ? [] : ofJournal).toEqual([]);
});

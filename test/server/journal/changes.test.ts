import { setImmediate } from 'node:timers/promises';
import { ContentStore } from '../../../src/server/content/contentStore';
import { siteActor } from '../../../src/server/content/changes';
import { normalizeRow } from '../../../src/server/content/entityRepository';
import { tableOfEntity, textTable } from '../../../src/server/database/tables';
import { ChangeStream } from '../../support/site/changeStream';
import { ContentCaller } from '../../support/site/contentCaller';
import { isRecord, TestServer } from '../../support/site/testServer';

let server: TestServer;
let caller: ContentCaller;
let origin: string;

beforeAll(async () => {
  server = await TestServer.start();
  caller = new ContentCaller(server, await server.login());
  origin = await server.listen();
});

afterAll(() => server.close());

const add = async (count = 1): Promise<number> => {
  let id = NaN;
  for (let made = 0; made < count; made += 1) {
    const body = { nameEn: 'Depot' };
    const answer = await server.call('POST', '/api/location/save', { token: caller.token, body });
    id = isRecord(answer.body) ? Number(answer.body.id) : NaN;
  }
  return id;
};

const currentVersion = async (): Promise<number> =>
  Number((await server.call('GET', '/api/allModels')).headers['content-version']);

it('tells each change to who listens, with the rows as they are now', async () => {
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
  await server.call('DELETE', '/api/location/delete', { token: caller.token, body: { id } });
  expect((await listener.next()).data.rows).toEqual([{ collection: 'locations', id, row: null }]);
  listener.close();
});

it('tells who comes back what was missed', async () => {
  const version = await currentVersion();
  const first = await add();
  const second = await add();
  const listener = await ChangeStream.open(origin, '?since=0', { 'last-event-id': String(version) });
  const { data } = await listener.next();
  expect(data.version).toBe(version + 2);
  expect(data.rows).toMatchObject([{ id: first }, { id: second }]);
  listener.close();
});

it('tells to load anew where too much was missed, or where the version is of another content', async () => {
  const version = await currentVersion();
  const listener = await ChangeStream.open(origin, `?since=${version + 100}`);
  expect(await listener.next()).toEqual({ id: version, event: 'reload', data: { version } });
  listener.close();
});

it('refuses a version that is no number', async () => {
  expect((await server.call('GET', '/api/changes?since=x')).status).toBe(400);
});

it('sends the headers that keep a browser from harm, and asks balancers not to hold it back', async () => {
  const abort = new AbortController();
  const { headers } = await fetch(`${origin}/api/changes`, { signal: abort.signal });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toContain('no-transform');
  abort.abort();
});

/** A change by a second memory on the same database, as a command or another server makes it. */
const changeElsewhere = async (key: string): Promise<void> => {
  const foreign = await ContentStore.open(server.database);
  const text = { object_key: key, language: 'fr', page: null, resource: 'x', isHtml: false };
  await foreign.change(siteActor, (writer) => writer.insert(textTable, text));
};

it('what another process changes is told', async () => {
  const version = await currentVersion();
  const listener = await ChangeStream.open(origin, `?since=${version}`);
  await changeElsewhere('told');
  expect((await listener.next()).data.rows).toMatchObject([
    { collection: 'resources', row: { object_key: 'told' } },
  ]);
  expect(await caller.bulk()).toContain('"told"');
  listener.close();
});

it('what another process changes is followed also where nobody listens', async () => {
  await changeElsewhere('unheard');
  while (!(await caller.bulk()).includes('"unheard"')) await setImmediate();
});

it('tells anybody who asks for all there ever was to load anew, and does not read all of it for that', async () => {
  const author = await ContentStore.open(server.database);
  await author.change(siteActor, async (writer) => {
    for (let made = 0; made < 2_000; made += 1)
      await writer.insert(tableOfEntity('location'), normalizeRow('location', { nameEn: `Depot ${made}` }));
  });
  while (!(await caller.bulk()).includes('"Depot 1999"')) await setImmediate();
  const parse = jest.spyOn(JSON, 'parse');
  const listener = await ChangeStream.open(origin, '?since=0');
  expect(await listener.next()).toMatchObject({ event: 'reload' });
  expect(parse.mock.calls.length).toBeLessThan(1_000);
  parse.mockRestore();
  listener.close();
});

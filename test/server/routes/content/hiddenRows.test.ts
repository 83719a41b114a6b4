import type { EntityName } from '../../../../src/model/schema/entities';
import { childrenOf, entities, entityNames } from '../../../../src/model/schema/entities';
import { parentField } from '../../../../src/model/schema/entities/entity';
import type { FieldKind } from '../../../../src/model/schema/fields';
import { columnsOf } from '../../../../src/model/schema/fields';
import { brands } from '../../../../src/model/site/brands';
import { publicRoutes, isRowRoute } from '../../../../src/model/site/pages';
import { pathTo } from '../../../../src/model/site/paths';
import { languages } from '../../../../src/model/site/languages';
import { buildSmallClient } from '../../pages/builtClient';
import { ChangeStream } from '../../../support/site/server/changeStream';
import { sampleParent, sampleRow } from '../../../support/data/factories';
import type { SampleRow } from '../../../support/data/factories';
import { isReading, startWithRoutes } from '../../../support/site/server/routeTable';
import type { KnownRoute } from '../../../support/site/server/routeTable';
import { isRecord } from '../../../support/site/server/testServer';
import type { TestResponse, TestServer } from '../../../support/site/server/testServer';

/* Visitors receive nothing of a hidden row, whatever they ask for. */

const secret = 'Xq7secret';

let server: TestServer;
let routes: readonly KnownRoute[];
let token: string;
let origin: string;
let client: Awaited<ReturnType<typeof buildSmallClient>>;

beforeAll(async () => {
  client = await buildSmallClient();
  ({ server, routes } = await startWithRoutes({ assetsDirectory: client.directory }));
  token = await server.login();
  origin = await server.listen();
});

afterAll(async () => {
  await server.close();
  await client.remove();
});

const secretOf: Partial<Readonly<Record<FieldKind, string>>> = {
  text: secret,
  localizedText: secret,
  localizedRichText: `<p>${secret}</p>`,
  measure: secret,
  availability: secret,
  file: `${secret}.pdf`,
  email: `${secret}@example.com`,
  image: `/api/image/${secret}.jpg`,
};

/** A valid row with the secret in each text. */
const secretRow = (name: EntityName, values: SampleRow = {}): SampleRow => {
  const secrets = columnsOf(entities[name].fields).flatMap(({ name: column, field }) => {
    const value = secretOf[field.kind];
    return value === undefined ? [] : [[column, value] as const];
  });
  return { ...sampleRow(name), ...Object.fromEntries(secrets), ...values };
};

const save = async (name: EntityName, row: SampleRow): Promise<number> => {
  const { status, body } = await server.request('POST', `/api/${name}/save`, { token, body: row });
  expect([name, status]).toEqual([name, 201]);
  return isRecord(body) ? Number(body.id) : 0;
};

const setHidden = async (entity: EntityName, id: number, isHidden: boolean): Promise<TestResponse> => {
  const response = await server.request('PUT', '/api/visibility/update', {
    token,
    body: { entity, rows: [{ id, isHidden }] },
  });
  expect(response.status).toBe(200);
  return response;
};

/** Saves a row that is hidden, together with its parent, which is not. */
const saveHidden = async (name: EntityName): Promise<number> =>
  save(name, { ...secretRow(name, await sampleParent(server, token, name)), isHidden: true });

const publicAddresses = (ids: readonly number[]): readonly string[] => {
  const ofRoutes = routes
    .filter((route) => isReading(route) && route.method === 'GET' && route.url !== '/api/changes')
    .filter(({ config: { action } }) => action === undefined || action === 'readContent')
    .flatMap(({ url }) => {
      const filled = url.replace(/:language\([^/]*\)/g, 'en').replace('*', 'nowhere');
      return ids.map((id) => filled.replace(/:id\([^/]*\)/g, String(id)).replace(/:\w+/g, 'home'));
    });
  const ofPages = publicRoutes.flatMap((route) =>
    languages.flatMap((language) =>
      isRowRoute(route)
        ? ids.map((id) => pathTo(route, language, { id }))
        : [pathTo(route, language), `${pathTo(route, language)}?q=${secret}`],
    ),
  );
  const ofQuestions = ids.map((id) => `/ask?about=tanker-${id}`);
  return [
    ...new Set([...ofRoutes, ...ofPages, ...ofQuestions, '/api/allModels/?texts=public', '/api/tanker/all']),
  ];
};

/** The addresses whose response has the secret. */
const leaks = async (ids: readonly number[]): Promise<readonly string[]> => {
  const found: string[] = [];
  const hosts = Object.values(brands).map(({ id }) => `${id}.localhost`);
  for (const address of publicAddresses(ids))
    for (const host of address.startsWith('/api') || /\d$/.test(address) ? hosts.slice(0, 1) : hosts) {
      const { raw } = await server.request('GET', address, { headers: { host } });
      if (raw.toString().toLowerCase().includes(secret.toLowerCase()) && !address.includes(secret))
        found.push(`${host} ${address}`);
    }
  return found;
};

const bulkTag = async (): Promise<unknown> => (await server.request('GET', '/api/allModels/')).headers.etag;

test('no public response has a word of a hidden row, of any kind, also if it was shown before', async () => {
  const id = await save('tanker', secretRow('tanker'));
  expect((await leaks([id])).length).toBeGreaterThan(5);
  await setHidden('tanker', id, true);
  const ids = new Set([id]);
  for (const name of entityNames) ids.add(await saveHidden(name));
  expect(await leaks([...ids])).toEqual([]);
});

test.each(entityNames)(
  '%s: a visitor receives the same bytes before and after a hidden row',
  async (name) => {
    const parent = await sampleParent(server, token, name);
    const before = await bulkTag();
    const id = await save(name, { ...secretRow(name, parent), isHidden: true });
    expect(await bulkTag()).toBe(before);
    expect((await server.request('GET', `/api/${name}/${id}`)).status).toBe(404);
    await setHidden(name, id, false);
    expect(await bulkTag()).not.toBe(before);
    expect((await server.request('GET', `/api/${name}/${id}`)).status).toBe(200);
    await setHidden(name, id, true);
    expect(await bulkTag()).toBe(before);
  },
);

const families = entityNames.flatMap((name) => childrenOf(name).map((child) => [child, name] as const));

test.each(families)('%s is hidden with its %s', async (name, parentName) => {
  const parent = await save(parentName, { ...sampleRow(parentName), isHidden: true });
  const column = parentField(entities[name])?.name ?? '';
  const id = await save(name, secretRow(name, { [column]: parent }));
  expect((await server.request('GET', `/api/${name}/${id}`)).status).toBe(404);
  await setHidden(parentName, parent, false);
  expect((await server.request('GET', `/api/${name}/${id}`)).status).toBe(200);
  await setHidden(parentName, parent, true);
  expect((await server.request('GET', '/api/allModels/')).raw.toString()).not.toContain(secret);
});

test('open pages see a hidden row go and come, and nothing of what happens to it in between', async () => {
  const id = await save('tanker', secretRow('tanker', { nameEn: 'Open' }));
  const pictureId = await save('tankerImage', secretRow('tankerImage', { tankerId: id }));
  const stream = await ChangeStream.open(origin, '');
  const next = async (): Promise<string> => JSON.stringify((await stream.next()).data.rows);
  await setHidden('tanker', id, true);
  expect(JSON.parse(await next())).toEqual([
    { collection: 'tankers', id, row: null },
    { collection: 'tankerImages', id: pictureId, row: null },
  ]);
  await server.request('PUT', '/api/tanker/update', { token, body: { id, nameEn: `${secret} 2` } });
  expect(await next()).toBe('[]');
  await saveHidden('employee');
  expect(await next()).toBe('[]');
  await setHidden('tanker', id, false);
  expect(JSON.parse(await next())).toMatchObject([
    { collection: 'tankers', id, row: { nameEn: `${secret} 2` } },
    { collection: 'tankerImages', id: pictureId, row: { tankerId: id } },
  ]);
  stream.close();
  await setHidden('tanker', id, true);
});

test('a page that was away receives nothing of a row that was hidden in the meantime', async () => {
  const { headers } = await server.request('GET', '/api/allModels/');
  const id = await save('tanker', secretRow('tanker'));
  const pictureId = await save('tankerImage', secretRow('tankerImage', { tankerId: id }));
  await setHidden('tanker', id, true);
  const stream = await ChangeStream.open(origin, `?since=${String(headers['content-version'])}`);
  const { data } = await stream.next();
  stream.close();
  expect(data.rows).toEqual([
    { collection: 'tankers', id, row: null },
    { collection: 'tankerImages', id: pictureId, row: null },
  ]);
});

test('an administrator receives the hidden rows, a visitor does not', async () => {
  const id = await saveHidden('tanker');
  const { status, body, headers } = await server.request('GET', '/api/visibility/all', { token });
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body).toMatchObject({
    visibility: expect.arrayContaining([
      expect.objectContaining({ entity: 'tanker', rowId: id, isHidden: true }),
    ]) as unknown,
    tankers: expect.arrayContaining([expect.objectContaining({ id, nameEn: secret })]) as unknown,
  });
  expect((await server.request('GET', '/api/visibility/all')).status).toBe(401);
});

import { isRecord, superUser, TestServer } from '../../../support/site/server/testServer';

/* A text is changed, deleted and restored in both languages together. */

let server: TestServer;
let admin: string;
let owner: string;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.login();
  owner = await server.login(superUser);
});

afterAll(() => server.close());

const call = (method: 'POST' | 'DELETE', path: string, body: object, token = admin) =>
  server.request(method, `/api/resource/${path}`, { token, body });

/** Adds a text in English and in French. @returns its ids */
const save = async (object_key: string, page: string | null): Promise<readonly unknown[]> => {
  const ids: unknown[] = [];
  for (const language of ['en', 'fr']) {
    const { body } = await call('POST', 'save', { object_key, page, language, resource: 'Changed' }, owner);
    ids.push(isRecord(body) ? body.id : body);
  }
  return ids;
};

const stored = async (key: string) => {
  const { body } = await server.request('GET', '/api/resource/all');
  const resources = isRecord(body) && Array.isArray(body.resources) ? body.resources.filter(isRecord) : [];
  return resources.filter(({ object_key }) => object_key === key).map(({ resource }) => resource);
};

const lastChange = async () => (await server.request('GET', '/api/history?limit=1', { token: admin })).body;

test('a text is deleted in both languages as one change', async () => {
  const ids = await save('fresh', 'home');
  const { status, body } = await call('DELETE', 'delete', { id: ids[1], allLanguages: true });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ids });
  expect(await stored('fresh')).toEqual([]);
  expect(await lastChange()).toMatchObject({ changes: [{ rowCount: 2 }] });
});

test('a first text is restored in both languages as one change, even if it was deleted', async () => {
  const [english, french] = await save('reorder', null);
  await call('DELETE', 'delete', { id: french });
  const { body } = await call('POST', 'restore', { object_key: 'reorder' });
  expect(body).toMatchObject({
    resources: [
      { id: english, language: 'en', resource: 'Reorder' },
      { language: 'fr', resource: 'Réordonner' },
    ],
  });
  expect(await stored('reorder')).toEqual(['Reorder', 'Réordonner']);
  expect(await lastChange()).toMatchObject({ changes: [{ rowCount: 2 }] });
});

test('a text can be restored only if the site came with it, and by an account that may change it', async () => {
  const { body } = await server.request('GET', '/api/resource/initial?page=home', { token: admin });
  expect(body).toMatchObject({ keys: expect.arrayContaining(['mission', 'commitment']) as unknown });
  expect((await call('POST', 'restore', { object_key: 'never-was', page: 'home' })).status).toBe(404);
  expect((await call('POST', 'restore', { object_key: 'name', page: 'super' })).status).toBe(403);
});

import type { HistoryEntry } from '../../../../src/model/history';
import { isRecord, superUser, TestServer } from '../../../support/site/server/testServer';

let server: TestServer;
let token: string;
let superToken: string;

beforeAll(async () => {
  server = await TestServer.start();
  token = await server.login();
  superToken = await server.login(superUser);
});

afterAll(() => server.close());

interface Text {
  readonly id: number;
  readonly language: string;
  readonly resource: string;
}

const save = (body: unknown, as = superToken) =>
  server.request('POST', '/api/resource/saveMany', { token: as, body });

const textsIn = (body: unknown): readonly Text[] =>
  isRecord(body) && Array.isArray(body.resources) ? (body.resources as Text[]) : [];

/** Adds a text in both languages. */
const add = async (key: string, page = 'home'): Promise<readonly Text[]> => {
  const added = ['fr', 'en'].map((language) => ({
    object_key: key,
    page,
    language,
    resource: `${language} 1`,
  }));
  return textsIn((await save({ added, requestKey: key })).body);
};

const resourcesOf = async (key: string): Promise<readonly string[]> =>
  textsIn((await server.request('GET', '/api/resource/all')).body)
    .filter((text) => 'object_key' in text && text.object_key === key)
    .map(({ resource }) => resource)
    .sort();

const newest = async (): Promise<HistoryEntry | undefined> => {
  const { body } = await server.request('GET', '/api/history?limit=1', { token });
  return isRecord(body) && Array.isArray(body.changes) ? (body.changes as HistoryEntry[])[0] : undefined;
};

describe('texts that are saved together', () => {
  it('are one entry of the history, which one undo takes back', async () => {
    const texts = await add('together');
    expect(await newest()).toMatchObject({ rowCount: 2, kind: 'edit' });
    const changed = texts.map(({ id, resource }) => ({
      id,
      resource: `${resource} changed`,
      base: { resource },
    }));
    const response = await save({ changed }, token);
    expect(response).toMatchObject({
      status: 200,
      headers: { 'content-version': expect.any(String) as unknown },
    });
    expect(textsIn(response.body).map(({ resource }) => resource)).toEqual(['fr 1 changed', 'en 1 changed']);
    const entry = await newest();
    expect(entry).toMatchObject({ rowCount: 2, author: 'admin@example.com' });
    await server.request('POST', '/api/history/undo', { token, body: { id: entry?.id } });
    expect(await resourcesOf('together')).toEqual(['en 1', 'fr 1']);
  });

  it('are all saved or none, and the response has the conflicts of both languages', async () => {
    const texts = await add('conflicting');
    const mine = texts.map(({ id, resource }) => ({ id, resource: 'mine', base: { resource } }));
    const theirs = texts.map(({ id }) => ({ id, resource: 'theirs' }));
    await save({ changed: theirs });
    const response = await save({ changed: mine }, token);
    expect(response).toMatchObject({
      status: 409,
      body: { conflicts: texts.map(({ id }) => ({ id, fields: ['resource'], author: superUser.email })) },
    });
    expect(await resourcesOf('conflicting')).toEqual(['theirs', 'theirs']);
  });

  it('are added once, even if the request is repeated', async () => {
    const [first, second] = [await add('repeated'), await add('repeated')];
    expect(second).toEqual(first);
    expect(await resourcesOf('repeated')).toEqual(['en 1', 'fr 1']);
  });

  it('need the same permissions as one text', async () => {
    const added = [{ object_key: 'new', language: 'en', resource: 'x' }];
    expect((await save({ added }, token)).status).toBe(403);
    const [text] = await add('of-super', 'super');
    expect((await save({ changed: [{ id: text?.id, resource: 'y' }] }, token)).status).toBe(403);
    expect((await save({ changed: [{ id: text?.id, resource: 'y' }] })).status).toBe(200);
  });

  it('change nothing if one of them is unknown or exists already', async () => {
    const [text] = await add('half');
    expect(
      (
        await save({
          changed: [
            { id: text?.id, resource: 'y' },
            { id: 999_999, resource: 'y' },
          ],
        })
      ).status,
    ).toBe(404);
    const added = [
      { object_key: 'other-half', page: 'home', language: 'en', resource: 'x' },
      { object_key: 'half', page: 'home', language: 'en', resource: 'x' },
    ];
    expect((await save({ added })).status).toBe(409);
    expect(await resourcesOf('half')).toEqual(['en 1', 'fr 1']);
    expect(await resourcesOf('other-half')).toEqual([]);
  });
});

const call = (method: 'POST' | 'DELETE', path: string, body: object, as = token) =>
  server.request(method, `/api/resource/${path}`, { token: as, body });

/** Adds a text in English and in French. @returns its ids */
const saveInBoth = async (object_key: string, page: string | null): Promise<readonly unknown[]> => {
  const ids: unknown[] = [];
  for (const language of ['en', 'fr']) {
    const { body } = await call(
      'POST',
      'save',
      { object_key, page, language, resource: 'Changed' },
      superToken,
    );
    ids.push(isRecord(body) ? body.id : body);
  }
  return ids;
};

const stored = async (key: string) => {
  const { body } = await server.request('GET', '/api/resource/all');
  const resources = isRecord(body) && Array.isArray(body.resources) ? body.resources.filter(isRecord) : [];
  return resources.filter(({ object_key }) => object_key === key).map(({ resource }) => resource);
};

test('a text is deleted in both languages as one change', async () => {
  const ids = await saveInBoth('fresh', 'home');
  const { status, body } = await call('DELETE', 'delete', { id: ids[1], allLanguages: true });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ids });
  expect(await stored('fresh')).toEqual([]);
  expect(await newest()).toMatchObject({ rowCount: 2 });
});

test('a first text is restored in both languages as one change, even if it was deleted', async () => {
  const [english, french] = await saveInBoth('reorder', null);
  await call('DELETE', 'delete', { id: french });
  const { body } = await call('POST', 'restore', { object_key: 'reorder' });
  expect(body).toMatchObject({
    resources: [
      { id: english, language: 'en', resource: 'Reorder' },
      { language: 'fr', resource: 'Réordonner' },
    ],
  });
  expect(await stored('reorder')).toEqual(['Reorder', 'Réordonner']);
  expect(await newest()).toMatchObject({ rowCount: 2 });
});

test('a text can be restored only if the site came with it, and by an account that may change it', async () => {
  const { body } = await server.request('GET', '/api/resource/initial?page=home', { token });
  expect(body).toMatchObject({ keys: expect.arrayContaining(['mission', 'commitment']) as unknown });
  expect((await call('POST', 'restore', { object_key: 'never-was', page: 'home' })).status).toBe(404);
  expect((await call('POST', 'restore', { object_key: 'name', page: 'super' })).status).toBe(403);
});

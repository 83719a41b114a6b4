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

import { addNewTexts } from '../../../src/server/content/addNewTexts';
import { initialContent } from '../../../src/server/content/initialContent';
import { initialTexts } from '../../../src/server/content/initialTexts';
import { isRecord, superUser, TestServer } from '../../support/site/testServer';

/*
 * A site that an older version has filled, and a newer version that asks for more texts.
 */

/** What the newer version asks for, the first two already of the older one. */
const askedFor = initialTexts.slice(0, 6);
const olderTexts = askedFor.slice(0, 2);
const newTexts = askedFor.slice(2);

let older: TestServer;
let newer: TestServer | undefined;
let token: string;

beforeEach(async () => {
  older = await TestServer.start({
    content: (config) => ({ ...initialContent(config), texts: olderTexts }),
    environment: { DEMO_CONTENT: 'off' },
  });
  token = await older.login(superUser);
});

afterEach(async () => {
  await newer?.close();
  newer = undefined;
  await older.close();
});

/** Starts the newer version in the place of the one that runs. @returns how many texts that has added */
const update = async (): Promise<number> => {
  await newer?.close();
  const added = await addNewTexts(older.database, askedFor);
  newer = await older.sibling();
  return added;
};

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: unknown) =>
  (newer ?? older).call(method, url, { token, body });

interface Text {
  readonly id: number;
  readonly object_key: string;
  readonly page: string | null;
  readonly language: string;
  readonly resource: string;
}

const texts = async (): Promise<readonly Text[]> => {
  const { body } = await call('GET', '/api/resource/all');
  return isRecord(body) ? (body.resources as readonly Text[]) : []; // as the call tells them
};

const textOf = async ({ page, object_key: key, language }: Omit<Text, 'id' | 'resource'>) =>
  (await texts()).find((text) => text.page === page && text.object_key === key && text.language === language);

const withoutIds = (some: readonly Text[]) =>
  some
    .map(({ page, object_key: key, language, resource }) => [page, key, language, resource].join('\n'))
    .sort();

const lastChanges = async (): Promise<readonly Record<string, unknown>[]> => {
  const { body } = await call('GET', '/api/history?limit=2');
  return isRecord(body) ? (body.changes as readonly Record<string, unknown>[]) : [];
};

test('texts that a newer version asks for are added once, by the site itself, and are served', async () => {
  expect(await update()).toBe(4);
  expect(withoutIds(await texts())).toEqual(withoutIds(askedFor.map((text) => ({ ...text, id: 0 }))));
  const [last] = await lastChanges();
  expect(last).toMatchObject({ kind: 'update', author: null, rowCount: 4 });
  expect((await call('POST', '/api/history/undo', { id: last?.id })).status).toBe(409);
  expect(await update()).toBe(0);
  expect((await lastChanges())[0]).toEqual(last);
});

test('what somebody has deleted or written anew stays so', async () => {
  await update();
  const [one, other] = newTexts;
  const [old] = olderTexts;
  if (!one || !other || !old) throw new Error('There are no texts.');
  for (const gone of [one, old]) {
    expect((await call('DELETE', '/api/resource/delete', { id: (await textOf(gone))?.id })).status).toBe(200);
  }
  await call('PUT', '/api/resource/updateById', { id: (await textOf(other))?.id, resource: 'Anew' });
  const before = await texts();
  expect(await update()).toBe(0);
  expect(await texts()).toEqual(before);
  expect(await textOf(other)).toMatchObject({ resource: 'Anew' });
});

test('a text that somebody has added under the new key is left alone', async () => {
  const [one] = newTexts;
  await call('POST', '/api/resource/save', { ...one, resource: 'Ours' });
  expect(await update()).toBe(3);
  expect(one && (await textOf(one))).toMatchObject({ resource: 'Ours' });
});

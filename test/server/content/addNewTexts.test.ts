import { addNewTexts } from '../../../src/server/content/texts/addNewTexts';
import { initialContent } from '../../../src/server/content/initialContent';
import { initialTexts } from '../../../src/server/content/texts/initialTexts';
import { isRecord, superUser, TestServer } from '../../support/site/server/testServer';

/*
 * A site that an older version has filled, and a newer version that needs more texts.
 */

/** The texts that the newer version needs. The older version has the first two. */
const neededTexts = initialTexts.slice(0, 6);
const olderTexts = neededTexts.slice(0, 2);
const newTexts = neededTexts.slice(2);

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

/** Replaces the running version by the newer one. @returns the number of texts that the update added */
const update = async (): Promise<number> => {
  await newer?.close();
  const added = await addNewTexts(older.database, neededTexts);
  newer = await older.sibling();
  return added;
};

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: unknown) =>
  (newer ?? older).request(method, url, { token, body });

interface Text {
  readonly id: number;
  readonly object_key: string;
  readonly page: string | null;
  readonly language: string;
  readonly resource: string;
}

const texts = async (): Promise<readonly Text[]> => {
  const { body } = await call('GET', '/api/resource/all');
  return isRecord(body) ? (body.resources as readonly Text[]) : []; // the shape of the API's response
};

const textOf = async ({ page, object_key: key, language }: Omit<Text, 'id' | 'resource'>) =>
  (await texts()).find((text) => text.page === page && text.object_key === key && text.language === language);

const withoutIds = (list: readonly Text[]) =>
  list
    .map(({ page, object_key: key, language, resource }) => [page, key, language, resource].join('\n'))
    .sort();

const lastChanges = async (): Promise<readonly Record<string, unknown>[]> => {
  const { body } = await call('GET', '/api/history?limit=2');
  return isRecord(body) ? (body.changes as readonly Record<string, unknown>[]) : [];
};

test('an update adds the new texts once, without an author, and the site serves them', async () => {
  expect(await update()).toBe(4);
  expect(withoutIds(await texts())).toEqual(withoutIds(neededTexts.map((text) => ({ ...text, id: 0 }))));
  const [last] = await lastChanges();
  expect(last).toMatchObject({ kind: 'update', author: null, rowCount: 4 });
  expect((await call('POST', '/api/history/undo', { id: last?.id })).status).toBe(409);
  expect(await update()).toBe(0);
  expect((await lastChanges())[0]).toEqual(last);
});

test('an update changes no text that an administrator has deleted or edited', async () => {
  await update();
  const [one, other] = newTexts;
  const [old] = olderTexts;
  if (!one || !other || !old) throw new Error('There are no texts.');
  for (const deletedText of [one, old]) {
    expect(
      (await call('DELETE', '/api/resource/delete', { id: (await textOf(deletedText))?.id })).status,
    ).toBe(200);
  }
  await call('PUT', '/api/resource/updateById', { id: (await textOf(other))?.id, resource: 'Anew' });
  const textsBefore = await texts();
  expect(await update()).toBe(0);
  expect(await texts()).toEqual(textsBefore);
  expect(await textOf(other)).toMatchObject({ resource: 'Anew' });
});

test('an update keeps a text that an administrator has already added under the new key', async () => {
  const [one] = newTexts;
  await call('POST', '/api/resource/save', { ...one, resource: 'Ours' });
  expect(await update()).toBe(3);
  expect(one && (await textOf(one))).toMatchObject({ resource: 'Ours' });
});

describe('the words of a brand that are new in an update', () => {
  const shared = initialTexts.filter(({ page, object_key }) => page === 'home' && object_key === 'main-text');
  const variants = initialTexts.filter(
    ({ page, object_key }) => page === 'home' && object_key === 'main-text-certipropane',
  );

  const updateVariants = async (): Promise<number> => {
    for (const text of shared) await call('POST', '/api/resource/save', text);
    expect(await addNewTexts(older.database, shared)).toBe(0);
    return addNewTexts(older.database, [...shared, ...variants]);
  };

  test('are added beside a text that nobody has edited', async () => {
    expect(await updateVariants()).toBe(2);
  });

  test('are not added where an administrator has edited the text of all brands', async () => {
    for (const text of shared) await call('POST', '/api/resource/save', text);
    const id = (await textOf(shared[0] ?? { page: null, object_key: '', language: '' }))?.id;
    await call('PUT', '/api/resource/updateById', { id, resource: 'Our own words' });
    expect(await addNewTexts(older.database, [...shared, ...variants])).toBe(0);
  });
});

import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backUp } from '../../../src/server/archive/backup/backup';
import { noProgress } from '../../../src/server/archive/backup/progress';
import { openArchive, restoreArchive } from '../../../src/server/archive/backup/restore';
import type { Environment } from '../../../src/server/system/environment';
import { parseConfig } from '../../../src/server/config';
import { ConfigError } from '../../../src/server/system/environment';
import { startInquiryRetention } from '../../../src/server/inquiries/storage/inquiryRetention';
import { testDatabaseUrl } from '../../support/postgres/postgres';
import { contextOf } from '../../support/inquiries/inquirySite';
import { secret, secretForm } from '../../support/inquiries/secretForm';
import { ask, filledForm, inbox, sendForm } from '../../support/inquiries/visitor';
import { TestServer } from '../../support/site/server/testServer';
import { unpack } from '../../support/site/archives';

/*
 * How long inquiries are stored, and where their words must not be.
 */

const dayMs = 24 * 60 * 60 * 1000;
const key = randomBytes(32).toString('base64');
const otherKey = randomBytes(32).toString('hex');

let server: TestServer;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'privacy-test-'));
  server = await TestServer.start();
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const references = async (site: TestServer): Promise<readonly string[]> =>
  (await inbox(site, await site.login())).map(({ reference }) => reference);

/** The files of the data folder that hold a word. */
const filesWith = (site: TestServer, word: string): readonly string[] =>
  readdirSync(site.config.dataDirectory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(word))
    .map((file) => path.basename(file));

const eraseNewest = async (site: TestServer): Promise<void> => {
  const token = await site.login();
  const [inquiry] = await inbox(site, token);
  expect((await site.request('DELETE', `/api/inquiry/erase/${inquiry?.id}`, { token })).status).toBe(200);
};

const backUpTo = async (name: string): Promise<string> => {
  const file = path.join(folder, name);
  await backUp(server, { file, progress: noProgress });
  return file;
};

/** Restores a backup, and starts the site again. */
const restoreAndStart = async (file: string): Promise<TestServer> => {
  await restoreArchive(server, await openArchive(file, noProgress), {
    overwrite: true,
    progress: noProgress,
  });
  return server.sibling();
};

test('an inquiry is erased by itself after its time, at the start of the site', async () => {
  const [old, recent] = [await ask(server), await ask(server)];
  await server.database.system
    .updateTable('inquiries')
    .set({ at: Date.now() - 31 * dayMs })
    .where('reference', '=', old)
    .execute();
  const longer = await server.sibling();
  expect(await references(longer)).toEqual([recent, old]); // 180 days by default
  const sibling = await server.sibling({ INQUIRY_DAYS: '30' });
  expect(await references(sibling)).toEqual([recent]);
  await longer.close();
  await sibling.close();
});

if (testDatabaseUrl() === undefined)
  test('no byte of an erased inquiry stays in the files of the database', async () => {
    await ask(server, secretForm);
    expect(filesWith(server, secret)).not.toEqual([]);
    await eraseNewest(server);
    expect(filesWith(server, secret)).toEqual([]);
  });

test('a backup holds the inquiries, and one from after an erasure does not hold what was erased', async () => {
  const kept = await ask(server);
  const erased = await ask(server, secretForm);
  const before = await backUpTo('before.tar.gz');
  await eraseNewest(server);
  const after = await unpack(readFileSync(await backUpTo('after.tar.gz')));
  expect(after.filter(([, content]) => content.includes(secret)).map(([name]) => name)).toEqual([]);
  const restored = await restoreAndStart(before);
  expect(await references(restored)).toEqual([kept]); // the older backup holds the erased one too
  expect((await unpack(readFileSync(before))).some(([, content]) => content.includes(erased))).toBe(true);
  await restored.close();
});

test('an older backup, restored after the newest one, brings no erased inquiry back', async () => {
  const kept = await ask(server);
  await ask(server);
  const older = await backUpTo('older.tar.gz');
  await eraseNewest(server);
  const newest = await backUpTo('newest.tar.gz');
  const other = await TestServer.start();
  for (const file of [newest, older])
    await restoreArchive(other, await openArchive(file, noProgress), {
      overwrite: true,
      progress: noProgress,
    });
  const restarted = await other.sibling();
  expect(await references(restarted)).toEqual([kept]);
  await restarted.close();
  await other.close();
});

test('a question that is sent again after its erasure is a new one, and stays', async () => {
  const form = await filledForm(server);
  await sendForm(server, form);
  await eraseNewest(server);
  const again = await sendForm(server, form);
  const restarted = await server.sibling();
  expect(await references(restarted)).toEqual([(again.body as { readonly reference: string }).reference]); // the shape of the API's response
  await restarted.close();
});

test('an inquiry past its time does not come back with an older backup', async () => {
  await ask(server);
  const file = await backUpTo('site.tar.gz');
  const stored = () => server.database.system.selectFrom('inquiries').select('id').execute();
  await (await restoreAndStart(file)).close();
  expect(await stored()).toHaveLength(1);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 181 * dayMs);
  await (await restoreAndStart(file)).close();
  now.mockRestore();
  expect(await stored()).toEqual([]);
});

test('with a key, no personal field is readable in the database or in a backup', async () => {
  const encrypted = await server.sibling({ INQUIRY_KEY: key });
  const reference = await ask(encrypted, secretForm);
  const token = await encrypted.login();
  const [inquiry] = await inbox(encrypted, token);
  expect(inquiry).toMatchObject(secretForm);
  const change = { id: inquiry?.id, version: 1, note: `A note about ${secret}` };
  await encrypted.request('PUT', '/api/inquiry/update', { token, body: change });
  expect((await inbox(encrypted, token, `?search=${secret}`)).map((each) => each.reference)).toEqual([
    reference,
  ]);
  const stored = await server.database.system.selectFrom('inquiries').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect(filesWith(server, secret)).toEqual([]);
  const backup = await unpack(readFileSync(await backUpTo('encrypted.tar.gz')));
  expect(backup.filter(([, content]) => content.includes(secret)).map(([name]) => name)).toEqual([]);
  await encrypted.close();
});

test('with a key, what was stored without one is encrypted at the start', async () => {
  const reference = await ask(server, secretForm);
  const encrypted = await server.sibling({ INQUIRY_KEY: key });
  const stored = await server.database.system.selectFrom('inquiries').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect(filesWith(server, secret)).toEqual([]);
  expect(await references(encrypted)).toEqual([reference]);
  await encrypted.close();
});

test('with a wrong key the inbox says what to do, and inquiries are still stored; the former key helps', async () => {
  const first = await server.sibling({ INQUIRY_KEY: key });
  const older = await ask(first);
  await first.close();
  const wrong = await server.sibling({ INQUIRY_KEY: otherKey });
  const newer = await ask(wrong);
  const token = await wrong.login();
  for (const url of ['/api/inquiry/all', '/api/inquiry/export'])
    expect(await wrong.request('GET', url, { token })).toMatchObject({
      status: 500,
      body: { message: expect.stringContaining('Add the former key to INQUIRY_KEY') as unknown },
    });
  await wrong.close();
  const both = await server.sibling({ INQUIRY_KEY: `${otherKey},${key}` });
  expect(await references(both)).toEqual([newer, older]);
  await both.close();
});

test.each<[string, Environment]>([
  ['without a key', {}],
  ['with a wrong key', { INQUIRY_KEY: otherKey }],
])('a start %s says in the log that stored inquiries cannot be read', async (_name, environment) => {
  const encrypted = await server.sibling({ INQUIRY_KEY: key });
  await ask(encrypted);
  await encrypted.close();
  const { log } = server.app;
  const warn = jest.spyOn(log, 'warn');
  const end = await startInquiryRetention(await contextOf(server, { environment }), log);
  await end();
  expect(warn).toHaveBeenCalledWith({ inquiries: 1 }, expect.stringContaining('INQUIRY_KEY'));
});

test('many inquiries are never all in memory at once', async () => {
  const { database } = server;
  await ask(server);
  const { id: _id, ...row } = await database.system
    .selectFrom('inquiries')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 120 }, (_, n) => {
    const unique = String(n).padStart(6, '0');
    return { ...row, reference: unique, requestKey: unique, tokenKey: unique, wordsKey: unique };
  });
  await database.system.insertInto('inquiries').values(copies).execute();
  const counts: number[] = [];
  const system = database.system.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      counts.push(result.rows.length);
      return result;
    },
  });
  const context = await contextOf(server, { environment: { INQUIRY_KEY: key } });
  const end = await startInquiryRetention({ ...context, database: { ...database, system } }, server.app.log);
  await end();
  expect(Math.max(...counts)).toBe(100);
});

test.each(['short', 'x'.repeat(44), `${key},short`])(
  'the key %s is refused at the start, and not repeated',
  (wrong) => {
    expect(() => parseConfig({ INQUIRY_KEY: wrong })).toThrow(ConfigError);
    expect(() => parseConfig({ INQUIRY_KEY: wrong })).toThrow(
      /^INQUIRY_KEY: 32 random bytes in base64 or hex/,
    );
  },
);

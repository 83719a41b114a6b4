import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TextResource } from '../../../src/model/text/texts';
import { parseConfig } from '../../../src/server/config';
import { fillContent } from '../../../src/server/content/fillContent';
import { initialContent } from '../../../src/server/content/initialContent';
import { initialTexts } from '../../../src/server/content/texts/initialTexts';
import { openDatabase } from '../../../src/server/database/database';
import { withLock } from '../../../src/server/database/lock';
import { migrate } from '../../../src/server/database/migrate';
import { openFiles } from '../../../src/server/files/openFiles';
import { ServerProcess } from '../../support/site/server/serverProcess';
import { createStorage } from '../../support/site/server/testStorage';

interface Bulk {
  readonly resources: readonly Pick<TextResource, 'object_key' | 'language' | 'page'>[];
}

const textsOf = async (server: ServerProcess): Promise<Bulk['resources']> =>
  ((await server.request('/api/allModels/')).body as Bulk).resources; // the shape of the API's response

test('two processes of a newer version that start at the same time add its texts once', async () => {
  const storage = await createStorage();
  const config = parseConfig({ ...storage.environment, DEMO_CONTENT: 'off' });
  const database = openDatabase(config);
  await migrate(database);
  const initial = initialContent(config);
  await fillContent(database, openFiles(config), { ...initial, texts: initial.texts.slice(6) });
  const servers = await Promise.all([
    ServerProcess.start(storage.environment),
    ServerProcess.start(storage.environment),
  ]);
  for (const server of servers) {
    const texts = await textsOf(server);
    const identities = texts.map(({ page, object_key: key, language }) => [page, key, language].join());
    expect([texts.length, new Set(identities).size]).toEqual([initialTexts.length, initialTexts.length]);
    await server.end('SIGTERM');
  }
  const updates = await database.system.selectFrom('changes').select('kind').execute();
  expect(updates).toEqual([{ kind: 'fill' }, { kind: 'update' }]);
  await database.close();
  await storage.remove();
});

test('two processes that start at the same time fill the site once, and share its sessions', async () => {
  const storage = await createStorage();
  const [one, other] = await Promise.all([
    ServerProcess.start(storage.environment),
    ServerProcess.start(storage.environment),
  ]);
  const file = join(storage.environment.DATA_DIR ?? '', 'first-passwords.txt');
  const passwords = (await readFile(file, 'utf8'))
    .split('\n')
    .flatMap((line) => (/^\S+@\S+ {2}\S+$/.test(line) ? [line.split(/ +/)] : []));
  expect(passwords.map(([email]) => email).sort()).toEqual(['admin@example.com', 'super@example.com']);
  for (const server of [one, other]) {
    expect(await textsOf(server)).toHaveLength(initialTexts.length);
  }
  const [email = '', password = ''] = passwords[0] ?? [];
  const token = await one.login({ email, password });
  const headers = { authorization: `Bearer ${token}` };
  expect((await other.request('/api/auth/session', { headers })).body).toMatchObject({ email });
  await one.end('SIGTERM');
  await other.end('SIGTERM');
  await storage.remove();
});

test('a first login waits while another process may write the file of first passwords', async () => {
  const storage = await createStorage();
  const server = await ServerProcess.start(storage.environment);
  const database = openDatabase(parseConfig(storage.environment));
  const file = join(storage.environment.DATA_DIR ?? '', 'first-passwords.txt');
  const [, email = '', password = ''] = /^(super\S+) {2}(\S+)$/m.exec(await readFile(file, 'utf8')) ?? [];
  const state = { isLoggedIn: false, release: (): void => undefined };
  await new Promise<void>((locked) => {
    void withLock(database, 'setup', () => {
      locked();
      return new Promise<void>((release) => Object.assign(state, { release }));
    });
  });
  const login = server.login({ email, password }).then(() => Object.assign(state, { isLoggedIn: true }));
  const waiting = sql`select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and not granted and datname = current_database()`;
  for (let isWaiting = false; !state.isLoggedIn && !isWaiting;)
    isWaiting = (await waiting.execute(database.system)).rows.length > 0;
  expect(state.isLoggedIn).toBe(false);
  expect(await readFile(file, 'utf8')).toContain(password);
  state.release();
  await login;
  expect(await readFile(file, 'utf8')).not.toContain(password);
  await server.end('SIGTERM');
  await database.close();
  await storage.remove();
});

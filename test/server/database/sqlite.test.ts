import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { sqliteDialect } from '../../../src/server/database/sqlite';
import { findAccount } from '../../../src/server/accounts/accounts';
import { administrator, TestServer } from '../../support/site/server/testServer';

test('a text with a NUL is not truncated at the NUL', async () => {
  const server = await TestServer.start();
  await expect(findAccount(server.database, `${administrator.email}\0x`)).rejects.toThrow('NUL');
  expect(await findAccount(server.database, administrator.email)).toMatchObject({ id: 1 });
  await server.close();
});

test('only the user of the server may read a new database and its WAL files', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sqlite-test-'));
  const database = new Kysely({ dialect: sqliteDialect(path.join(folder, 'site.sqlite')) });
  await sql`create table accounts (email text)`.execute(database);
  const modes = readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).mode & 0o777]);
  expect(Object.fromEntries(modes)).toEqual({
    'site.sqlite': 0o600,
    'site.sqlite-shm': 0o600,
    'site.sqlite-wal': 0o600,
  });
  await database.destroy();
  rmSync(folder, { recursive: true });
});

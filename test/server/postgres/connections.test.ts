import { sql } from 'kysely';
import { findAccount } from '../../../src/server/accounts/accounts';
import { Sessions } from '../../../src/server/accounts/sessions';
import { parseConfig } from '../../../src/server/config';
import type { Database } from '../../../src/server/database/database';
import { openDatabase } from '../../../src/server/database/database';
import { withLock } from '../../../src/server/database/lock';
import { administrator, TestServer } from '../../support/site/server/testServer';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});

afterAll(() => server.close());

/** Waits until a statement in this database waits for a lock. */
const untilLockIsAwaited = async ({ system }: Database): Promise<void> => {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(system);
    if (rows.length > 0) return;
  }
};

/** Logs in, with retries: the pool may hand out a closed connection once before it notices. */
const untilLoggedIn = async (): Promise<string> => {
  for (let attempts = 0; attempts < 10; attempts += 1) {
    const token = await server.login().catch(() => undefined);
    if (token !== undefined) return token;
  }
  throw new Error('The connections were not replaced.');
};

const endConnections = ({ system }: Database) =>
  sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `.execute(system);

test('a broken connection fails only its own work, and is replaced', async () => {
  const { system } = server.database;
  const broken = system.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    await endConnections(server.database);
    await sql`select 1`.execute(transaction);
  });
  await expect(broken).rejects.toThrow();
  expect((await server.request('GET', '/readyz')).status).toBe(200);
  const token = await untilLoggedIn();
  expect((await server.request('GET', '/api/user', { token })).status).toBe(200);
});

test('times are numbers, and a bigint that a number cannot represent causes an error', async () => {
  const account = await server.database.system
    .selectFrom('accounts')
    .select('createdAt')
    .executeTakeFirstOrThrow();
  expect(Math.abs(account.createdAt - Date.now())).toBeLessThan(60 * 60 * 1000);
  await expect(sql`select 9007199254740993::bigint`.execute(server.database.system)).rejects.toThrow(
    '9007199254740993',
  );
});

test('sslmode=require never uses an unencrypted connection', async () => {
  const { databaseUrl = '' } = server.config;
  const strict = openDatabase(parseConfig({ DATABASE_URL: `${databaseUrl}?sslmode=require` }));
  await expect(sql`select 1`.execute(strict.system)).rejects.toThrow(/SSL/);
  await strict.close();
});

test('work under a lock runs in one process after the other', async () => {
  const other = await server.sibling();
  const events: string[] = [];
  const first = withLock(server.database, 'setup', async () => {
    events.push('first starts');
    const second = withLock(other.database, 'setup', () => {
      events.push('second starts');
      return Promise.resolve();
    });
    await untilLockIsAwaited(server.database);
    events.push('first ends');
    return { second };
  });
  await (
    await first
  ).second;
  expect(events).toEqual(['first starts', 'first ends', 'second starts']);
  await other.close();
});

test('work that fails releases its lock', async () => {
  const failed = withLock(server.database, 'setup', () => Promise.reject(new Error('full')));
  await expect(failed).rejects.toThrow('full');
  const other = await server.sibling();
  expect(await withLock(other.database, 'setup', () => Promise.resolve('done'))).toBe('done');
  await other.close();
});

test('no session starts during a password change', async () => {
  const { database } = server;
  const account = await findAccount(database, administrator.email);
  if (!account) throw new Error('There is no account.');
  const { outcome } = await database.system.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('accounts')
      .set({ passwordHash: 'another' })
      .where('id', '=', account.id)
      .execute();
    const pending = new Sessions(database).begin(account).then(
      () => 'begun',
      () => 'refused',
    );
    await Promise.race([untilLockIsAwaited(database), pending]);
    return { outcome: pending };
  });
  expect(await outcome).toBe('refused');
});

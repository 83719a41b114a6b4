import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database, SystemTables } from './database';
import { isPostgres } from './dialect';

/** What only one process may do at a time. The numbers are arbitrary; no other program may use them on this database. */
const lockNumbers = { setup: 7_246_801, backup: 7_246_802 } as const;

type LockName = keyof typeof lockNumbers;

/** Runs work on a connection that has the advisory lock, then releases the lock. */
const andUnlock = async <Result>(
  connection: Kysely<SystemTables>,
  name: LockName,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } finally {
    await sql`select pg_advisory_unlock(${lockNumbers[name]}::bigint)`.execute(connection);
  }
};

/**
 * Runs work that only one process may do at a time, such as filling an empty site. Other processes wait. SQLite has no such
 * lock: one server uses it, and only a command may run beside it.
 */
export async function withLock<Result>(
  { system }: Database,
  name: LockName,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(system)) return work();
  return system.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockNumbers[name]}::bigint)`.execute(connection);
    return andUnlock(connection, name, work);
  });
}

/** Runs work like `withLock`, unless another process has the lock: then it returns undefined at once. */
export async function tryWithLock<Result>(
  { system }: Database,
  name: LockName,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (!isPostgres(system)) return work();
  return system.connection().execute(async (connection) => {
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_lock(${lockNumbers[name]}::bigint) as "isFree"`.execute(connection);
    return rows[0]?.isFree === true ? andUnlock(connection, name, work) : undefined;
  });
}

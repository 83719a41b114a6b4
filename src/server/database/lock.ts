import { sql } from 'kysely';
import type { Database } from './database';
import { isPostgres } from './dialect';

/** An arbitrary number; no other program may use it for an advisory lock on this database. */
const lockNumber = 7_246_801;

/**
 * Runs work that only one process may do at a time, such as filling an empty site. Other processes wait. SQLite needs no
 * lock here, because only one process uses it.
 */
export async function withLock<Result>({ system }: Database, work: () => Promise<Result>): Promise<Result> {
  if (!isPostgres(system)) return work();
  return system.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockNumber}::bigint)`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lockNumber}::bigint)`.execute(connection);
    }
  });
}

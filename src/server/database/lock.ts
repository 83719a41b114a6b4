import { sql } from 'kysely';
import type { Database } from './database';
import { isPostgres } from './dialect';

/** Any number that nobody else takes for a lock on the same database. */
const lockNumber = 7_246_801;

/**
 * Does what only one process may do at a time, such as filling an empty site; the others wait for it. The embedded database
 * belongs to one process.
 */
export const withLock = async <Result>(
  { system }: Database,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (!isPostgres(system)) return work();
  return system.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockNumber}::bigint)`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lockNumber}::bigint)`.execute(connection);
    }
  });
};

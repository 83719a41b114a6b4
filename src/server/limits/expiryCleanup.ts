import type { Database } from '../database/database';
import { isPostgres } from '../database/dialect';

/** How often expired rows are deleted. */
const intervalMs = 60 * 1000;

/**
 * Creates a function that deletes expired attempt counters and known IP addresses, at most once a minute. Call it
 * regularly.
 */
export function createExpiryCleanup({ system }: Database, now: () => number = Date.now): () => Promise<void> {
  let nextRunAt = 0;
  return async () => {
    if (now() < nextRunAt) return;
    nextRunAt = now() + intervalMs;
    for (const table of ['tries', 'known_addresses'] as const) {
      const expired = system
        .selectFrom(table)
        .select('key')
        .where('endsAt', '<=', now())
        .$if(isPostgres(system), (query) => query.forUpdate().skipLocked()); // skip rows that another transaction updates
      await system.deleteFrom(table).where('key', 'in', expired).execute();
    }
  };
}

import type { Database } from '../database/database';
import { isPostgres } from '../database/dialect';

/** How often it is looked for what has ended, in milliseconds. */
const interval = 60 * 1000;

/**
 * Deletes the tries and known addresses that have ended, once a minute at most.
 * @returns what to call now and then
 */
export const createExpiryCleanup = (
  { system }: Database,
  now: () => number = Date.now,
): (() => Promise<void>) => {
  let next = 0;
  return async () => {
    if (now() < next) return;
    next = now() + interval;
    for (const table of ['tries', 'known_addresses'] as const) {
      const ended = system
        .selectFrom(table)
        .select('key')
        .where('endsAt', '<=', now())
        .$if(isPostgres(system), (query) => query.forUpdate().skipLocked()); // what is just counted anew is not waited for
      await system.deleteFrom(table).where('key', 'in', ended).execute();
    }
  };
};

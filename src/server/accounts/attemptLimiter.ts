import type { Transaction } from 'kysely';
import type { Database, SystemTables } from '../database/database';
import { AppError } from '../errors';
import { digest } from './digest';

/** How often something may be tried in vain. */
export interface AttemptLimit {
  /** What is tried; only its hash is kept. */
  readonly key: string;
  readonly tries: number;
  /** Within how long, from the first try: a quarter of an hour where it is not said. In milliseconds. */
  readonly span?: number;
}

const quarterOfAnHour = 15 * 60 * 1000;

/** In one order everywhere: transactions that lock the same rows then wait for each other in turn, never in a ring. */
const hashed = (limits: readonly AttemptLimit[]): AttemptLimit[] =>
  limits
    .map((limit) => ({ ...limit, key: digest(limit.key) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));

/** Counts a try. @returns whether there was one left */
const count = async (
  transaction: Transaction<SystemTables>,
  { key, tries, span = quarterOfAnHour }: AttemptLimit,
  now: number,
): Promise<boolean> => {
  const counted = await transaction
    .insertInto('tries')
    .values({ key, count: 1, endsAt: now + span })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ eb }) => {
          const hasEnded = eb('tries.endsAt', '<=', now);
          return {
            count: eb
              .case()
              .when(hasEnded)
              .then(eb.ref('excluded.count'))
              .else(eb('tries.count', '+', 1))
              .end(),
            endsAt: eb
              .case()
              .when(hasEnded)
              .then(eb.ref('excluded.endsAt'))
              .else(eb.ref('tries.endsAt'))
              .end(),
          };
        })
        .where(({ eb }) => eb.or([eb('tries.endsAt', '<=', now), eb('tries.count', '<', tries)])),
    )
    .returning('count')
    .executeTakeFirst();
  return counted !== undefined;
};

const secondsToWait = async (
  transaction: Transaction<SystemTables>,
  keys: readonly string[],
  now: number,
): Promise<number> => {
  const rows = await transaction.selectFrom('tries').select('endsAt').where('key', 'in', keys).execute();
  return Math.max(1, ...rows.map(({ endsAt }) => Math.ceil((endsAt - now) / 1000)));
};

/** Counts failed tries in the database, for all processes together. */
export class AttemptLimiter {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Counts a try before it is made, so that many at once are counted too; one that any limit refuses is counted for none.
   * @throws Refusal where there were too many
   */
  async take(limits: readonly AttemptLimit[]): Promise<void> {
    const now = this.now();
    await this.database.system.transaction().execute(async (transaction) => {
      const used: string[] = [];
      for (const limit of hashed(limits)) {
        if (!(await count(transaction, limit, now))) used.push(limit.key);
      }
      if (used.length === 0) return;
      throw new AppError('tooManyTries', { seconds: await secondsToWait(transaction, used, now) });
    });
  }

  /** Takes back a try that succeeded. */
  async giveBack(limits: readonly AttemptLimit[]): Promise<void> {
    await this.database.system.transaction().execute(async (transaction) => {
      for (const { key } of hashed(limits)) {
        await transaction
          .updateTable('tries')
          .set(({ eb }) => ({ count: eb('count', '-', 1) }))
          .where('key', '=', key)
          .where('count', '>', 0)
          .execute();
      }
    });
  }
}

import type { Transaction } from 'kysely';
import type { Config } from '../config';
import type { Database, SystemTables } from '../database/database';
import { AppError } from '../errors';
import { digest } from '../system/digest';

/** A limit for failed attempts. */
export interface AttemptLimit {
  /** Identifies what is limited. Only its hash is stored. */
  readonly key: string;
  readonly maxAttempts: number;
  /** Length of the window from the first attempt, in milliseconds; 15 minutes by default. */
  readonly windowMs?: number;
}

const defaultWindowMs = 15 * 60 * 1000;

/** Hashes the keys and sorts them. Transactions lock the rows in the same order, so they cannot deadlock. */
const hashAndSort = (limits: readonly AttemptLimit[]): AttemptLimit[] =>
  limits
    .map((limit) => ({ ...limit, key: digest(limit.key) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));

/** Counts an attempt. @returns false if the limit was reached already */
const countAttempt = async (
  transaction: Transaction<SystemTables>,
  { key, maxAttempts, windowMs = defaultWindowMs }: AttemptLimit,
  now: number,
): Promise<boolean> => {
  const row = await transaction
    .insertInto('tries')
    .values({ key, count: 1, endsAt: now + windowMs })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ eb }) => {
          const isExpired = eb('tries.endsAt', '<=', now);
          return {
            count: eb
              .case()
              .when(isExpired)
              .then(eb.ref('excluded.count'))
              .else(eb('tries.count', '+', 1))
              .end(),
            endsAt: eb
              .case()
              .when(isExpired)
              .then(eb.ref('excluded.endsAt'))
              .else(eb.ref('tries.endsAt'))
              .end(),
          };
        })
        .where(({ eb }) => eb.or([eb('tries.endsAt', '<=', now), eb('tries.count', '<', maxAttempts)])),
    )
    .returning('count')
    .executeTakeFirst();
  return row !== undefined;
};

const secondsToWait = async (
  transaction: Transaction<SystemTables>,
  keys: readonly string[],
  now: number,
): Promise<number> => {
  const rows = await transaction.selectFrom('tries').select('endsAt').where('key', 'in', keys).execute();
  return Math.max(1, ...rows.map(({ endsAt }) => Math.ceil((endsAt - now) / 1000)));
};

/** Whether attempts are limited. */
export type RateLimit = Pick<Config, 'rateLimit'>;

/** Counts failed attempts in the database, shared by all processes, unless the site has no limits. */
export class AttemptLimiter {
  constructor(
    private readonly database: Database,
    private readonly config: RateLimit,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Counts an attempt before it is made, so that concurrent attempts count too. If one limit rejects it, no limit counts it.
   * @throws AppError if there were too many attempts
   */
  async take(limits: readonly AttemptLimit[]): Promise<void> {
    if (!this.config.rateLimit) return;
    const now = this.now();
    await this.database.system.transaction().execute(async (transaction) => {
      const exhausted: string[] = [];
      for (const limit of hashAndSort(limits)) {
        if (!(await countAttempt(transaction, limit, now))) exhausted.push(limit.key);
      }
      if (exhausted.length === 0) return;
      throw new AppError('tooManyAttempts', { seconds: await secondsToWait(transaction, exhausted, now) });
    });
  }

  /** Runs work, and counts it as a failed attempt if it throws. @throws AppError if there were too many attempts */
  async counted<Result>(limits: readonly AttemptLimit[], work: () => Promise<Result>): Promise<Result> {
    await this.take(limits);
    const result = await work();
    await this.refund(limits);
    return result;
  }

  /** Takes an attempt that succeeded off the count. */
  async refund(limits: readonly AttemptLimit[]): Promise<void> {
    if (!this.config.rateLimit) return;
    await this.database.system.transaction().execute(async (transaction) => {
      for (const { key } of hashAndSort(limits)) {
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

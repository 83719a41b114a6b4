import { dayMs, hourMs } from '../../model/format/durations';
import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import { isPostgres } from '../database/dialect';
import { AppError } from '../errors';
import type { Account, AccountWithHash } from './accounts';
import { accountColumns, readAccount } from './accounts';
import { digest } from '../system/digest';

/** A session ends after this idle time, and at the latest at its maximum age. In milliseconds. */
export const sessionIdleTimeoutMs = 12 * hourMs;
export const sessionMaxAgeMs = 7 * dayMs;

/** How often the time of last use is updated at most. An update at each request would cost too much. */
const lastSeenIntervalMs = 60 * 1000;

export interface Session {
  readonly tokenHash: string;
  readonly account: Account;
}

/** The token for the built-in image host. It only allows image uploads within the session. */
export function imageTokenOf(token: string): string {
  return createHmac('sha256', token).update('image-host').digest('base64url');
}

/** Sessions of administrators. Only hashes of tokens are stored, so a reader of the database learns no token. */
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Starts a session.
   * @returns its token
   * @throws AppError if the password or the second factor changed since the account was read. That change ended all
   * sessions, so an older login must not start one.
   */
  async begin({
    id,
    passwordHash,
    totpSecret,
  }: Pick<AccountWithHash, 'id' | 'passwordHash' | 'totpSecret'>): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.now();
    await this.deleteExpired();
    const [tokenHash, imageTokenHash] = [digest(token), digest(imageTokenOf(token))];
    await this.database.system.transaction().execute(async (transaction) => {
      const account = await transaction
        .selectFrom('accounts')
        .select('id')
        .where('id', '=', id)
        .where('passwordHash', '=', passwordHash)
        .where('totpSecret', 'is not distinct from', totpSecret)
        .$if(isPostgres(transaction), (query) => query.forShare()) // a concurrent change waits and then ends this session
        .executeTakeFirst();
      if (!account) throw new AppError('loginFailed');
      await transaction
        .insertInto('sessions')
        .values({ tokenHash, imageTokenHash, accountId: id, createdAt: now, lastSeenAt: now })
        .execute();
    });
    return token;
  }

  /** The session of a token, unless it has expired. */
  find(token: string): Promise<Session | undefined> {
    return this.findBy('tokenHash', token);
  }

  /** The session whose image token this is. */
  findByImageToken(imageToken: string): Promise<Session | undefined> {
    return this.findBy('imageTokenHash', imageToken);
  }

  async end({ tokenHash }: Session): Promise<void> {
    await this.database.system.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
  }

  private async findBy(column: 'tokenHash' | 'imageTokenHash', token: string): Promise<Session | undefined> {
    const row = await this.database.system
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
      .select([...accountColumns, 'tokenHash', 'lastSeenAt'])
      .where(column, '=', digest(token))
      .where('lastSeenAt', '>', this.now() - sessionIdleTimeoutMs)
      .where('sessions.createdAt', '>', this.now() - sessionMaxAgeMs)
      .executeTakeFirst();
    if (!row) return undefined;
    if (this.now() - row.lastSeenAt > lastSeenIntervalMs) await this.touch(row.tokenHash);
    return { tokenHash: row.tokenHash, account: readAccount(row) };
  }

  private async touch(tokenHash: string): Promise<void> {
    await this.database.system
      .updateTable('sessions')
      .set({ lastSeenAt: this.now() })
      .where('tokenHash', '=', tokenHash)
      .execute();
  }

  private async deleteExpired(): Promise<void> {
    const { system } = this.database;
    const expired = system
      .selectFrom('sessions')
      .select('tokenHash')
      .where(({ eb }) =>
        eb.or([
          eb('lastSeenAt', '<=', this.now() - sessionIdleTimeoutMs),
          eb('createdAt', '<=', this.now() - sessionMaxAgeMs),
        ]),
      )
      .$if(isPostgres(system), (query) => query.forUpdate().skipLocked()); // skip rows that another process deletes
    await system.deleteFrom('sessions').where('tokenHash', 'in', expired).execute();
  }
}

import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import { isPostgres } from '../database/dialect';
import { AppError } from '../errors';
import type { Account, AccountWithHash } from './accounts';
import { accountColumns, readAccount } from './accounts';
import { digest } from './digest';

const hour = 60 * 60 * 1000;

/** A session ends when it was not used for so long, and in any case at its greatest age. Milliseconds. */
export const sessionIdleTime = 12 * hour;
export const sessionGreatestAge = 7 * 24 * hour;

/** How exactly the last use is known: writing it down at each request would cost more than it tells. */
const lastSeenPrecision = 60 * 1000;

export interface Session {
  readonly tokenHash: string;
  readonly account: Account;
}

/** The token of a session that only uploads images, for the built-in image host. */
export const imageTokenOf = (token: string): string =>
  createHmac('sha256', token).update('image-host').digest('base64url');

/** Sessions of administrators. Whoever reads the database learns no token: only hashes are kept. */
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Begins a session and gives its token.
   * @throws Refusal where the password or the second factor changed since the account was read: that ended the sessions
   * there were
   */
  async begin({
    id,
    passwordHash,
    totpSecret,
  }: Pick<AccountWithHash, 'id' | 'passwordHash' | 'totpSecret'>): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.now();
    await this.deleteEnded();
    const [tokenHash, imageTokenHash] = [digest(token), digest(imageTokenOf(token))];
    await this.database.system.transaction().execute(async (transaction) => {
      const account = await transaction
        .selectFrom('accounts')
        .select('id')
        .where('id', '=', id)
        .where('passwordHash', '=', passwordHash)
        .where('totpSecret', 'is not distinct from', totpSecret)
        .$if(isPostgres(transaction), (query) => query.forShare()) // until the session is there for a change to end
        .executeTakeFirst();
      if (!account) throw new AppError('loginFailed');
      await transaction
        .insertInto('sessions')
        .values({ tokenHash, imageTokenHash, accountId: id, createdAt: now, lastSeenAt: now })
        .execute();
    });
    return token;
  }

  /** The session of a token, unless it has ended. */
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
      .where('lastSeenAt', '>', this.now() - sessionIdleTime)
      .where('sessions.createdAt', '>', this.now() - sessionGreatestAge)
      .executeTakeFirst();
    if (!row) return undefined;
    if (this.now() - row.lastSeenAt > lastSeenPrecision) await this.touch(row.tokenHash);
    return { tokenHash: row.tokenHash, account: readAccount(row) };
  }

  private async touch(tokenHash: string): Promise<void> {
    await this.database.system
      .updateTable('sessions')
      .set({ lastSeenAt: this.now() })
      .where('tokenHash', '=', tokenHash)
      .execute();
  }

  private async deleteEnded(): Promise<void> {
    const { system } = this.database;
    const ended = system
      .selectFrom('sessions')
      .select('tokenHash')
      .where(({ eb }) =>
        eb.or([
          eb('lastSeenAt', '<=', this.now() - sessionIdleTime),
          eb('createdAt', '<=', this.now() - sessionGreatestAge),
        ]),
      )
      .$if(isPostgres(system), (query) => query.forUpdate().skipLocked()); // others delete them at the same time
    await system.deleteFrom('sessions').where('tokenHash', 'in', ended).execute();
  }
}

import type { Config } from '../config';
import type { Database } from '../database/database';
import { AppError } from '../errors';
import type { Account, AccountWithHash } from './accounts';
import { findAccount } from './accounts';
import { verifyPassword } from './passwords';
import { AttemptLimiter } from './attemptLimiter';

/** A stolen session is not enough to guess a password or a code: each account has so many wrong ones, from wherever they come. */
const maxWrongTries = 20;

/** Asks whoever has a session for what only the owner of its account knows. */
export class OwnerCheck {
  private readonly limiter: AttemptLimiter | undefined;

  constructor(
    private readonly database: Database,
    private readonly config: Pick<Config, 'rateLimit' | 'passwordCost'>,
  ) {
    if (config.rateLimit) this.limiter = new AttemptLimiter(database);
  }

  /** Counts what is asked as a try where it is refused. @throws Refusal where there were too many */
  async counted<Result>({ id }: Pick<Account, 'id'>, ask: () => Promise<Result>): Promise<Result> {
    const limits = [{ key: `password change\n${id}`, tries: maxWrongTries }];
    await this.limiter?.take(limits);
    const result = await ask();
    await this.limiter?.giveBack(limits);
    return result;
  }

  /** The account, once the password is known to be its own. */
  async withPassword({ email }: Pick<Account, 'email'>, password: string): Promise<AccountWithHash> {
    const stored = await findAccount(this.database, email);
    const isRight = await verifyPassword(stored?.passwordHash, password, this.config.passwordCost);
    if (!stored || !isRight) throw new AppError('passwordWrong');
    return stored;
  }
}

import type { Config } from '../../config';
import type { Database } from '../../database/database';
import { AppError } from '../../errors';
import type { Account, AccountWithHash } from '../accounts';
import { findAccount } from '../accounts';
import { verifyPassword } from '../passwords/passwords';
import { AttemptLimiter } from '../../limits/attemptLimiter';

/** Wrong passwords or codes per account, from all IP addresses. A stolen session is then not enough to guess them. */
const maxFailedAttempts = 20;

/** Checks that the user of a session is the owner of its account, who knows the password or a code. */
export class Reauthentication {
  private readonly limiter: AttemptLimiter;

  constructor(
    private readonly database: Database,
    private readonly config: Pick<Config, 'rateLimit' | 'passwordCost'>,
  ) {
    this.limiter = new AttemptLimiter(database, config);
  }

  /** Runs a check and counts it as a failed attempt if it throws. @throws AppError if there were too many attempts */
  counted<Result>({ id }: Pick<Account, 'id'>, check: () => Promise<Result>): Promise<Result> {
    const limit = { key: `password change\n${id}`, maxAttempts: maxFailedAttempts };
    return this.limiter.counted([limit], check);
  }

  /** Returns the account. @throws AppError if the password is wrong */
  async withPassword({ email }: Pick<Account, 'email'>, password: string): Promise<AccountWithHash> {
    const stored = await findAccount(this.database, email);
    const isRight = await verifyPassword(stored?.passwordHash, password, this.config.passwordCost);
    if (!stored || !isRight) throw new AppError('passwordWrong');
    return stored;
  }
}

import type { Config } from '../../config';
import type { Database } from '../../database/database';
import { AppError } from '../../errors';
import type { AccountWithHash } from '../accounts';
import { findAccount } from '../accounts';
import { verifyPassword } from '../passwords/passwords';
import type { AcceptedCode } from './secondFactor';
import { SecondFactor } from './secondFactor';

interface Login {
  readonly email: string;
  readonly password: string;
  /** The one-time or recovery code, for an account with a second factor. */
  readonly code?: string;
}

/** An accepted login: the account and the kind of code, if there was one. */
interface AuthenticatedLogin {
  readonly account: AccountWithHash;
  readonly code?: AcceptedCode;
}

/** Checks the email address, password and code of a login. */
export class LoginCheck {
  private readonly secondFactor: SecondFactor;

  constructor(
    private readonly database: Database,
    private readonly config: Pick<Config, 'rateLimit' | 'passwordCost'>,
    private readonly now: () => number = Date.now,
  ) {
    this.secondFactor = new SecondFactor(database, config, now);
  }

  /**
   * Returns the account of a login; undefined if the code is missing.
   * @throws AppError that does not say what is wrong. Only a correct temporary password that has expired has its own error.
   */
  async authenticate({ email, password, code }: Login): Promise<AuthenticatedLogin | undefined> {
    const account = await findAccount(this.database, email);
    const isRight = await verifyPassword(account?.passwordHash, password, this.config.passwordCost);
    const failure = code === undefined ? 'loginFailed' : 'loginWithCodeFailed';
    if (!account || !isRight) throw new AppError(failure);
    if (account.temporaryPasswordEndsAt !== null && account.temporaryPasswordEndsAt <= this.now())
      throw new AppError('temporaryPasswordEnded');
    if (account.totpSecret === null) return { account };
    if (code === undefined) return undefined;
    const accepted = await this.secondFactor.accept(account, code);
    if (!accepted) throw new AppError(failure);
    return { account, code: accepted };
  }
}

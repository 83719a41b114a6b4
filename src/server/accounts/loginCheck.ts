import type { Config } from '../config';
import type { Database } from '../database/database';
import { AppError } from '../errors';
import type { AccountWithHash } from './accounts';
import { findAccount } from './accounts';
import { verifyPassword } from './passwords';
import type { AcceptedCode } from './secondFactor';
import { SecondFactor } from './secondFactor';

export interface Login {
  readonly email: string;
  readonly password: string;
  /** For an account with a second factor. */
  readonly code?: string;
}

/** An account that somebody may log in to, and the kind of code that was given. */
interface Admitted {
  readonly account: AccountWithHash;
  readonly code?: AcceptedCode;
}

/** Finds out whose login something is. */
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
   * The account of a login; undefined where its code is still to be given.
   * @throws Refusal that says not what is wrong; whoever knows a password that the site made up is told that it has ended
   */
  async admit({ email, password, code }: Login): Promise<Admitted | undefined> {
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

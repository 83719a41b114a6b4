import type { Config } from '../config';
import type { Database } from '../database/database';
import { Refusal } from '../http/refusal';
import type { AccountWithHash } from './accounts';
import { findAccount } from './accounts';
import { verifyPassword } from './passwords';
import { SecondFactor } from './secondFactor';

export interface Login {
  readonly email: string;
  readonly password: string;
  /** For an account with a second factor. */
  readonly code?: string;
}

/** Finds out whose login something is. */
export class LoginCheck {
  private readonly secondFactor: SecondFactor;

  constructor(
    private readonly database: Database,
    config: Pick<Config, 'rateLimit'>,
    private readonly now: () => number = Date.now,
  ) {
    this.secondFactor = new SecondFactor(database, config, now);
  }

  /**
   * The account of a login; undefined where its code is still to be given.
   * @throws Refusal that says not what is wrong; whoever knows a password that the site made up is told that it has ended
   */
  async accountOf({ email, password, code }: Login): Promise<AccountWithHash | undefined> {
    const account = await findAccount(this.database, email);
    const isRight = await verifyPassword(account?.passwordHash, password);
    const failure = code === undefined ? 'loginFailed' : 'loginWithCodeFailed';
    if (!account || !isRight) throw new Refusal(failure);
    if (account.temporaryPasswordEndsAt !== null && account.temporaryPasswordEndsAt <= this.now())
      throw new Refusal('temporaryPasswordEnded');
    if (account.totpSecret === null) return account;
    if (code === undefined) return undefined;
    if (!(await this.secondFactor.accept(account, code))) throw new Refusal(failure);
    return account;
  }
}

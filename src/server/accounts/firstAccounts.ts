import { isTooShort } from '../../model/account/password';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { createAccount, listAccounts } from './accounts';
import { randomPassword } from './passwords';
import { temporaryPasswordLifetime } from './temporaryPassword';

/** What only the person at the terminal may see, and only once. */
export interface PrintedPassword {
  readonly email: string;
  readonly password: string;
}

export interface MadeAccounts {
  /** The passwords that were made up. */
  readonly printed: readonly PrintedPassword[];
  /** When these end, in milliseconds since 1970. */
  readonly endsAt: number;
  /** The variables whose passwords were taken, although a new one would have to be longer. */
  readonly short: readonly string[];
}

type FirstAccountsConfig = Pick<Config, 'firstAccounts' | 'passwordCost'>;

/**
 * Makes the accounts of a first start (decisions, 'Accounts'), all or none; does nothing where there are accounts.
 */
export const makeFirstAccounts = ({ system }: Database, config: FirstAccountsConfig): Promise<MadeAccounts> =>
  system.transaction().execute((transaction) => makeAccounts({ system: transaction }, config));

const makeAccounts = async (
  database: Pick<Database, 'system'>,
  config: FirstAccountsConfig,
): Promise<MadeAccounts> => {
  const { admin, superUser } = config.firstAccounts;
  const printed: PrintedPassword[] = [];
  const short: string[] = [];
  const now = Date.now();
  const made = { printed, endsAt: now + temporaryPasswordLifetime, short };
  if ((await listAccounts(database)).length > 0) return made;
  for (const [{ email, password: given }, variable] of [
    [admin, 'ADMIN_PASSWORD'],
    [superUser, 'SUPER_USER_PASSWORD'],
  ] as const) {
    const password = given ?? randomPassword();
    const isSuperUser = variable === 'SUPER_USER_PASSWORD';
    const account = { email, password, isSuperUser, hasTemporaryPassword: given === undefined };
    await createAccount({ database, config }, account, now);
    if (given === undefined) printed.push({ email, password });
    else if (isTooShort(given)) short.push(variable);
  }
  return made;
};

import type { Config } from '../config';
import type { Database } from '../database/database';
import { createAccount, listAccounts } from './accounts';
import { randomPassword } from './passwords';

/** What only the person at the terminal may see, and only once. */
export interface PrintedPassword {
  readonly email: string;
  readonly password: string;
}

/**
 * Makes the accounts of a first start (decisions, 'Accounts'), all or none; does nothing where there are accounts.
 * @returns the passwords that were made up
 */
export const makeFirstAccounts = (
  { system }: Database,
  accounts: Config['firstAccounts'],
): Promise<PrintedPassword[]> =>
  system.transaction().execute((transaction) => makeAccounts({ system: transaction }, accounts));

const makeAccounts = async (
  database: Pick<Database, 'system'>,
  { admin, superUser }: Config['firstAccounts'],
): Promise<PrintedPassword[]> => {
  if ((await listAccounts(database)).length > 0) return [];
  const printed: PrintedPassword[] = [];
  for (const [account, isSuperUser] of [
    [admin, false],
    [superUser, true],
  ] as const) {
    const password = account.password ?? randomPassword();
    await createAccount(database, { email: account.email, password, isSuperUser });
    if (account.password === undefined) printed.push({ email: account.email, password });
  }
  return printed;
};

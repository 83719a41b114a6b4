import { isTooShort } from '../../model/account/password';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { createAccount, listAccounts } from './accounts';
import { randomPassword } from './passwords/passwords';
import { temporaryPasswordLifetimeMs } from './passwords/temporaryPassword';

/** A generated password. It is shown once: at the terminal, or in a file. */
export interface PrintedPassword {
  readonly email: string;
  readonly password: string;
}

export interface CreatedAccounts {
  /** The generated passwords. */
  readonly printed: readonly PrintedPassword[];
  /** When they expire, in milliseconds since 1970. */
  readonly endsAt: number;
  /**
   * The environment variables whose passwords are shorter than a new password may be. They are accepted all the same.
   */
  readonly short: readonly string[];
}

type FirstAccountsConfig = Pick<Config, 'firstAccounts' | 'passwordCost'>;

/**
 * Creates the accounts of a first start, all or none. Does nothing if there are accounts.
 * @param show shows generated passwords; if it fails, no account is created
 */
export function createFirstAccounts(
  { system }: Database,
  config: FirstAccountsConfig,
  show: (created: CreatedAccounts) => Promise<void> = () => Promise.resolve(),
): Promise<CreatedAccounts> {
  return system.transaction().execute(async (transaction) => {
    const created = await createAccounts({ system: transaction }, config);
    if (created.printed.length > 0) await show(created);
    return created;
  });
}

const createAccounts = async (
  database: Pick<Database, 'system'>,
  config: FirstAccountsConfig,
): Promise<CreatedAccounts> => {
  const { admin, superUser } = config.firstAccounts;
  const printed: PrintedPassword[] = [];
  const short: string[] = [];
  const now = Date.now();
  const created = { printed, endsAt: now + temporaryPasswordLifetimeMs, short };
  if ((await listAccounts(database)).length > 0) return created;
  for (const [{ email, password: configured }, variable] of [
    [admin, 'ADMIN_PASSWORD'],
    [superUser, 'SUPER_USER_PASSWORD'],
  ] as const) {
    const password = configured ?? randomPassword();
    const isSuperUser = variable === 'SUPER_USER_PASSWORD';
    const account = { email, password, isSuperUser, hasTemporaryPassword: configured === undefined };
    await createAccount({ database, config }, account, now);
    if (configured === undefined) printed.push({ email, password });
    else if (isTooShort(configured)) short.push(variable);
  }
  return created;
};

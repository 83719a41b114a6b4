import type { Config } from '../config';
import type { Database } from '../database/database';
import { AppError } from '../errors';
import { hashPassword } from './passwords';
import { temporaryPasswordLifetime } from './temporaryPassword';

export interface Account {
  readonly id: number;
  readonly email: string;
  readonly isSuperUser: boolean;
  /** Whether its password was made up by the site and is waiting to be changed. */
  readonly hasTemporaryPassword: boolean;
  /** When such a password ends, in milliseconds since 1970; null where it was chosen. */
  readonly temporaryPasswordEndsAt: number | null;
  readonly hasSecondFactor: boolean;
}

export interface AccountWithHash extends Account {
  readonly passwordHash: string;
  /** With what the codes of its second factor are made; null where it has none. */
  readonly totpSecret: string | null;
}

interface AccountRow {
  readonly id: number;
  readonly email: string;
  readonly isSuperUser: number;
  readonly temporaryPasswordMadeAt: number | null;
  readonly totpSecret: string | null;
}

export const accountColumns = [
  'accounts.id',
  'email',
  'isSuperUser',
  'temporaryPasswordMadeAt',
  'totpSecret',
] as const satisfies readonly string[];

export const readAccount = ({
  id,
  email,
  isSuperUser,
  temporaryPasswordMadeAt: madeAt,
  totpSecret,
}: AccountRow): Account => ({
  id,
  email,
  isSuperUser: isSuperUser === 1,
  hasTemporaryPassword: madeAt !== null,
  temporaryPasswordEndsAt: madeAt === null ? null : madeAt + temporaryPasswordLifetime,
  hasSecondFactor: totpSecret !== null,
});

/** An address, as accounts are found by it: upper and lower case do not matter. */
export const normalizedEmail = (email: string): string => email.trim().toLowerCase();

export const listAccounts = async ({ system }: Pick<Database, 'system'>): Promise<Account[]> => {
  const rows = await system.selectFrom('accounts').select(accountColumns).orderBy('id').execute();
  return rows.map(readAccount);
};

export const findAccount = async (
  { system }: Database,
  email: string,
): Promise<AccountWithHash | undefined> => {
  const row = await system
    .selectFrom('accounts')
    .select([...accountColumns, 'passwordHash'])
    .where('email', '=', normalizedEmail(email))
    .executeTakeFirst();
  return row && { ...readAccount(row), passwordHash: row.passwordHash, totpSecret: row.totpSecret };
};

/** The accounts of a site, and what their password hashes cost. */
interface AccountsSite {
  readonly database: Pick<Database, 'system'>;
  readonly config: Pick<Config, 'passwordCost'>;
}

/** Makes an account. @throws where the address has one already */
export const createAccount = async (
  { database: { system }, config }: AccountsSite,
  account: { email: string; password: string; isSuperUser: boolean; hasTemporaryPassword?: boolean },
  now = Date.now(),
): Promise<void> => {
  await system
    .insertInto('accounts')
    .values({
      email: normalizedEmail(account.email),
      passwordHash: await hashPassword(account.password, config.passwordCost),
      isSuperUser: account.isSuperUser ? 1 : 0,
      temporaryPasswordMadeAt: account.hasTemporaryPassword ? now : null,
      hasLoggedIn: 0,
      createdAt: now,
    })
    .execute();
};

/** Remembers that somebody logged in to an account. @returns whether nobody had before */
export const recordLogin = async (
  { system }: Pick<Database, 'system'>,
  { id }: Pick<Account, 'id'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await system
    .updateTable('accounts')
    .set({ hasLoggedIn: 1 })
    .where('id', '=', id)
    .where('hasLoggedIn', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** An account as it was when a password was compared with its hash. */
export type VerifiedAccount = Pick<AccountWithHash, 'id' | 'passwordHash'>;

interface NewPassword {
  /** When the site made it up: whoever logs in with it is told to change it, and until when. */
  readonly madeAt?: number;
  /** The hash of the token of the session that goes on. */
  readonly keptTokenHash?: string;
}

/**
 * Sets a password and ends the account's sessions, but for the one that is to go on.
 * @throws Refusal where the password was changed since the account was read
 */
export const setPassword = async (
  { database: { system }, config }: AccountsSite,
  { id, passwordHash: verifiedHash }: VerifiedAccount,
  password: string,
  { madeAt, keptTokenHash = '' }: NewPassword = {},
): Promise<void> => {
  const passwordHash = await hashPassword(password, config.passwordCost);
  await system.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('accounts')
      .set({ passwordHash, temporaryPasswordMadeAt: madeAt ?? null })
      .where('id', '=', id)
      .where('passwordHash', '=', verifiedHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('passwordWrong');
    await transaction
      .deleteFrom('sessions')
      .where('accountId', '=', id)
      .where('tokenHash', '!=', keptTokenHash)
      .execute();
  });
};

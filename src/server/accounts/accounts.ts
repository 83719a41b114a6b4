import type { Database } from '../database/database';
import { Refusal } from '../http/refusal';
import { hashPassword } from './passwords';

export interface Account {
  readonly id: number;
  readonly email: string;
  readonly isSuperUser: boolean;
}

export interface AccountWithHash extends Account {
  readonly passwordHash: string;
}

/** An address, as accounts are found by it: upper and lower case do not matter. */
export const normalizedEmail = (email: string): string => email.trim().toLowerCase();

export const listAccounts = async ({ system }: Pick<Database, 'system'>): Promise<Account[]> => {
  const rows = await system
    .selectFrom('accounts')
    .select(['id', 'email', 'isSuperUser'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, isSuperUser: row.isSuperUser === 1 }));
};

export const findAccount = async (
  { system }: Database,
  email: string,
): Promise<AccountWithHash | undefined> => {
  const row = await system
    .selectFrom('accounts')
    .select(['id', 'email', 'isSuperUser', 'passwordHash'])
    .where('email', '=', normalizedEmail(email))
    .executeTakeFirst();
  return row && { ...row, isSuperUser: row.isSuperUser === 1 };
};

/** Makes an account. @throws where the address has one already */
export const createAccount = async (
  { system }: Pick<Database, 'system'>,
  account: { email: string; password: string; isSuperUser: boolean },
): Promise<void> => {
  await system
    .insertInto('accounts')
    .values({
      email: normalizedEmail(account.email),
      passwordHash: await hashPassword(account.password),
      isSuperUser: account.isSuperUser ? 1 : 0,
      createdAt: Date.now(),
    })
    .execute();
};

/** An account as it was when a password was compared with its hash. */
export type VerifiedAccount = Pick<AccountWithHash, 'id' | 'passwordHash'>;

/**
 * Sets a password and ends the account's sessions, but for the one that is named by the hash of its token.
 * @throws Refusal where the password was changed since the account was read
 */
export const setPassword = async (
  { system }: Database,
  { id, passwordHash: verifiedHash }: VerifiedAccount,
  password: string,
  keptTokenHash = '',
): Promise<void> => {
  const passwordHash = await hashPassword(password);
  await system.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('accounts')
      .set({ passwordHash })
      .where('id', '=', id)
      .where('passwordHash', '=', verifiedHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal('passwordWrong');
    await transaction
      .deleteFrom('sessions')
      .where('accountId', '=', id)
      .where('tokenHash', '!=', keptTokenHash)
      .execute();
  });
};

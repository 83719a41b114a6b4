import { cleanAccountName } from '../../model/account/accountName';
import { foldWord } from '../../model/text/foldWord';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { AppError } from '../errors';
import { hashPassword } from './passwords/passwords';
import { temporaryPasswordLifetimeMs } from './passwords/temporaryPassword';
import { endSessionsOf } from './endSessions';

export interface Account {
  readonly id: number;
  readonly email: string;
  /** The name in the history; '' where the history shows the email address. */
  readonly name: string;
  readonly isSuperUser: boolean;
  /** Whether the site generated the password and it still has to be changed. */
  readonly hasTemporaryPassword: boolean;
  /** When a temporary password expires, in milliseconds since 1970; null if a person chose the password. */
  readonly temporaryPasswordEndsAt: number | null;
  readonly hasSecondFactor: boolean;
}

export interface AccountWithHash extends Account {
  readonly passwordHash: string;
  /** Base32 secret of the second factor; null if the account has none. */
  readonly totpSecret: string | null;
}

interface AccountRow {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly isSuperUser: number;
  readonly temporaryPasswordMadeAt: number | null;
  readonly totpSecret: string | null;
}

export const accountColumns = [
  'accounts.id',
  'email',
  'name',
  'isSuperUser',
  'temporaryPasswordMadeAt',
  'totpSecret',
] as const satisfies readonly string[];

export function readAccount({
  id,
  email,
  name,
  isSuperUser,
  temporaryPasswordMadeAt: generatedAt,
  totpSecret,
}: AccountRow): Account {
  return {
    id,
    email,
    name,
    isSuperUser: isSuperUser === 1,
    hasTemporaryPassword: generatedAt !== null,
    temporaryPasswordEndsAt: generatedAt === null ? null : generatedAt + temporaryPasswordLifetimeMs,
    hasSecondFactor: totpSecret !== null,
  };
}

/** Normalizes an email address for lookup: trimmed and in lower case. */
export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase();
}

export async function listAccounts({ system }: Pick<Database, 'system'>): Promise<Account[]> {
  const rows = await system.selectFrom('accounts').select(accountColumns).orderBy('id').execute();
  return rows.map(readAccount);
}

export async function findAccount({ system }: Database, email: string): Promise<AccountWithHash | undefined> {
  const row = await system
    .selectFrom('accounts')
    .select([...accountColumns, 'passwordHash'])
    .where('email', '=', normalizedEmail(email))
    .executeTakeFirst();
  return row && { ...readAccount(row), passwordHash: row.passwordHash, totpSecret: row.totpSecret };
}

/**
 * Requires that no other account has this name or login: the history shows nothing else of a person. Capitals and accents do not
 * count.
 * @param ownId the account that gets the name; undefined for a new account
 * @throws AppError if another account has it
 */
export async function requireFreeName(
  database: Pick<Database, 'system'>,
  name: string,
  ownId?: number,
): Promise<void> {
  const wanted = foldWord(cleanAccountName(name));
  if (wanted === '') return;
  const others = (await listAccounts(database)).filter(({ id }) => id !== ownId);
  if (others.some((other) => [other.name, other.email].some((taken) => foldWord(taken) === wanted)))
    throw new AppError('accountNameTaken', { name: cleanAccountName(name), field: 'name' });
}

/** The database with the accounts, and the cost of password hashes. */
interface AccountsContext {
  readonly database: Pick<Database, 'system'>;
  readonly config: Pick<Config, 'passwordCost'>;
}

/** Creates an account. @throws if the email address has one already, or another account has the name */
export async function createAccount(
  { database: { system }, config }: AccountsContext,
  account: {
    email: string;
    password: string;
    isSuperUser: boolean;
    hasTemporaryPassword?: boolean;
    name?: string;
  },
  now = Date.now(),
): Promise<void> {
  await requireFreeName({ system }, account.name ?? '');
  await system
    .insertInto('accounts')
    .values({
      email: normalizedEmail(account.email),
      name: cleanAccountName(account.name ?? ''),
      passwordHash: await hashPassword(account.password, config.passwordCost),
      isSuperUser: account.isSuperUser ? 1 : 0,
      temporaryPasswordMadeAt: account.hasTemporaryPassword ? now : null,
      hasLoggedIn: 0,
      createdAt: now,
    })
    .execute();
}

/**
 * Sets the name of an account in the history; with '', the history shows the email address.
 * @throws AppError if another account has the name
 */
export async function setName(
  { system }: Pick<Database, 'system'>,
  { id }: Pick<Account, 'id'>,
  name: string,
): Promise<void> {
  await requireFreeName({ system }, name, id);
  await system
    .updateTable('accounts')
    .set({ name: cleanAccountName(name) })
    .where('id', '=', id)
    .execute();
}

/** Records a login to an account. @returns whether it is the first one */
export async function recordLogin(
  { system }: Pick<Database, 'system'>,
  { id }: Pick<Account, 'id'>,
  now = Date.now(),
): Promise<boolean> {
  const { numUpdatedRows } = await system
    .updateTable('accounts')
    .set({ hasLoggedIn: 1, lastLoginAt: now })
    .where('id', '=', id)
    .where('hasLoggedIn', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  await system.updateTable('accounts').set({ lastLoginAt: now }).where('id', '=', id).execute();
  return false;
}

/** An account whose password has been verified, with the hash from that moment. */
export type VerifiedAccount = Pick<AccountWithHash, 'id' | 'passwordHash'>;

interface PasswordOptions {
  /** When the site generated the password. After login, the administrator is asked to change it before it expires. */
  readonly generatedAt?: number;
  /** Token hash of the session that does not end. */
  readonly currentTokenHash?: string;
}

/**
 * Sets a password and ends the account's invitation and its sessions, except the one with `currentTokenHash`.
 * @throws AppError if the password has changed since the account was read
 */
export async function setPassword(
  { database: { system }, config }: AccountsContext,
  { id, passwordHash: verifiedHash }: VerifiedAccount,
  password: string,
  { generatedAt, currentTokenHash }: PasswordOptions = {},
): Promise<void> {
  const passwordHash = await hashPassword(password, config.passwordCost);
  await system.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('accounts')
      .set({ passwordHash, temporaryPasswordMadeAt: generatedAt ?? null })
      .where('id', '=', id)
      .where('passwordHash', '=', verifiedHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('passwordWrong');
    await transaction.deleteFrom('invitations').where('accountId', '=', id).execute();
    await endSessionsOf(transaction, id, currentTokenHash);
  });
}

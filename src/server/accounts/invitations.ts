import { hourMs } from '../../model/format/durations';
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { cleanAccountName } from '../../model/account/accountName';
import { invitationHours } from '../../model/account/invitation';
import type { Config } from '../config';
import type { Database, SystemTables } from '../database/database';
import { isUniqueViolation } from '../database/uniqueViolation';
import { AppError } from '../errors';
import type { Account } from './accounts';
import { accountColumns, normalizedEmail, readAccount, requireFreeName } from './accounts';
import { digest } from '../system/digest';
import { hashPassword } from './passwords/passwords';
import { endSessionsOf } from './endSessions';

/** In milliseconds. */
const lifetimeMs = invitationHours * hourMs;

/** The stored hash of an account without a password. It is the hash of no password. */
export const noPasswordHash = '';

/** A one-time link's token, which is not stored, and when it ends in milliseconds since 1970. */
export interface Invitation {
  readonly token: string;
  readonly endsAt: number;
}

interface InvitedAccount {
  readonly email: string;
  readonly name: string;
  readonly isSuperUser: boolean;
}

type System = Pick<Database, 'system'>;

/** Replaces the invitation of an account. */
const invite = async (
  transaction: Transaction<SystemTables>,
  accountId: number,
  now: number,
): Promise<Invitation> => {
  const token = randomBytes(32).toString('base64url');
  const endsAt = now + lifetimeMs;
  await transaction.deleteFrom('invitations').where('accountId', '=', accountId).execute();
  await transaction
    .insertInto('invitations')
    .values({ tokenHash: digest(token), accountId, endsAt })
    .execute();
  return { token, endsAt };
};

/**
 * Creates an account without a password, and its invitation.
 * @throws AppError if the email address has an account already, or another account has the name
 */
export async function inviteAccount(
  { system }: System,
  account: InvitedAccount,
  now = Date.now(),
): Promise<Invitation & { readonly id: number }> {
  const email = normalizedEmail(account.email);
  const values = {
    email,
    name: cleanAccountName(account.name),
    passwordHash: noPasswordHash,
    isSuperUser: account.isSuperUser ? 1 : 0,
    hasLoggedIn: 0,
    createdAt: now,
  };
  try {
    return await system.transaction().execute(async (transaction) => {
      await requireFreeName({ system: transaction }, account.name);
      const { id } = await transaction
        .insertInto('accounts')
        .values(values)
        .returning('id')
        .executeTakeFirstOrThrow();
      return { id, ...(await invite(transaction, id, now)) };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('accountExists', { email }) : error;
  }
}

/**
 * Removes the password of an account, ends its sessions, and replaces its invitation. The second factor stays, so that the link
 * alone gives no access to an account that has one.
 * @throws AppError if there is no such account
 */
export function resetAccount(
  { system }: System,
  { id }: Pick<Account, 'id'>,
  now = Date.now(),
): Promise<Invitation> {
  return system.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('accounts')
      .set({ passwordHash: noPasswordHash, temporaryPasswordMadeAt: null })
      .where('id', '=', id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('rowUnknown');
    await endSessionsOf(transaction, id);
    return invite(transaction, id, now);
  });
}

/**
 * The account that a token invites.
 * @throws AppError, the same for an unknown, a used, a replaced and an expired token
 */
export async function invitedAccount({ system }: System, token: string, now = Date.now()): Promise<Account> {
  const row = await system
    .selectFrom('invitations')
    .innerJoin('accounts', 'accounts.id', 'invitations.accountId')
    .select(accountColumns)
    .where('tokenHash', '=', digest(token))
    .where('endsAt', '>', now)
    .executeTakeFirst();
  if (!row) throw new AppError('invitationInvalid');
  return readAccount(row);
}

/**
 * Uses an invitation up: sets the password of its account.
 * @throws AppError if it has been used or replaced, or has ended
 */
export async function acceptInvitation(
  {
    database: { system },
    config,
  }: { readonly database: System; readonly config: Pick<Config, 'passwordCost'> },
  token: string,
  password: string,
  now = Date.now(),
): Promise<void> {
  const passwordHash = await hashPassword(password, config.passwordCost);
  await system.transaction().execute(async (transaction) => {
    const used = await transaction
      .deleteFrom('invitations')
      .where('tokenHash', '=', digest(token))
      .where('endsAt', '>', now)
      .returning('accountId')
      .executeTakeFirst();
    if (!used) throw new AppError('invitationInvalid');
    await transaction
      .updateTable('accounts')
      .set({ passwordHash, temporaryPasswordMadeAt: null })
      .where('id', '=', used.accountId)
      .execute();
    await endSessionsOf(transaction, used.accountId);
  });
}

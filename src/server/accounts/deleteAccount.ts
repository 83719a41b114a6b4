import type { Transaction } from 'kysely';
import type { Database, SystemTables } from '../database/database';
import { isPostgres } from '../database/dialect';
import { AppError } from '../errors';
import type { Account } from './accounts';

/** The name that replaces the email address of a deleted account in the history. */
export function formerName({ id }: Pick<Account, 'id'>): string {
  return `#${id}`;
}

/** @throws AppError for the last super-user. Concurrent deletions wait for each other, so that two cannot delete each other. */
const requireOtherSuperUser = async (
  transaction: Transaction<SystemTables>,
  { id }: Pick<Account, 'id'>,
): Promise<void> => {
  const superUsers = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('isSuperUser', '=', 1)
    .orderBy('id')
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  if (superUsers.every((each) => each.id === id)) throw new AppError('lastSuperUser');
};

/**
 * Deletes an account and its owner's personal data. Its sessions end, and the history and the inquiries name it by its number. Its changes
 * stay. The hashes of IP addresses that it logged in from expire within 90 days.
 * @throws AppError for the last super-user
 */
export async function deleteAccount(
  { system }: Pick<Database, 'system'>,
  account: Pick<Account, 'id' | 'email' | 'isSuperUser'>,
): Promise<void> {
  await system.transaction().execute(async (transaction) => {
    if (account.isSuperUser) await requireOtherSuperUser(transaction, account);
    // First, this update waits for a concurrent change of content, so that its author is in the journal to be replaced.
    await transaction
      .updateTable('accounts')
      .set({ pendingTotpSecret: null })
      .where('id', '=', account.id)
      .execute();
    for (const table of ['sessions', 'invitations', 'recovery_codes'] as const)
      await transaction.deleteFrom(table).where('accountId', '=', account.id).execute();
    await transaction
      .updateTable('changes')
      .set({ author: formerName(account) })
      .where('author', '=', account.email)
      .execute();
    await transaction
      .updateTable('inquiries')
      .set({ takenBy: formerName(account) })
      .where('takenBy', '=', account.email)
      .execute();
    await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
  });
}

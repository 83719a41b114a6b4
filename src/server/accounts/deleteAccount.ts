import type { Database } from '../database/database';
import type { Account } from './accounts';

/** The name that replaces the email address of a deleted account in the history. */
export function formerName({ id }: Pick<Account, 'id'>): string {
  return `#${id}`;
}

/**
 * Deletes an account and its owner's personal data. Its sessions end, and the history and the inquiries name it by its number. Its changes
 * stay. The hashes of IP addresses that it logged in from expire within 90 days.
 */
export async function deleteAccount(
  { system }: Pick<Database, 'system'>,
  account: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  await system.transaction().execute(async (transaction) => {
    // First, this update waits for a concurrent change of content, so that its author is in the journal to be replaced.
    await transaction
      .updateTable('accounts')
      .set({ pendingTotpSecret: null })
      .where('id', '=', account.id)
      .execute();
    for (const table of ['sessions', 'recovery_codes'] as const)
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

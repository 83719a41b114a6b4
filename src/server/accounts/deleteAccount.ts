import type { Database } from '../database/database';
import type { Account } from './accounts';

/** What stands in the history in place of the address of an account that is gone. */
export const formerName = ({ id }: Pick<Account, 'id'>): string => `#${id}`;

/**
 * Deletes an account with what is known of its owner: its sessions end, and the history names it by its number from now
 * on. What it changed stays. The hashes of addresses that it was used from are forgotten by themselves, within 90 days.
 */
export const deleteAccount = async (
  { system }: Pick<Database, 'system'>,
  account: Pick<Account, 'id' | 'email'>,
): Promise<void> => {
  await system.transaction().execute(async (transaction) => {
    // First, so that a change of content that is under way has its author's address written down before it is replaced.
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
    await transaction.deleteFrom('accounts').where('id', '=', account.id).execute();
  });
};

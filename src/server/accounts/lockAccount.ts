import type { Transaction } from 'kysely';
import type { ContentTransaction, SystemTables } from '../database/database';
import { isPostgres } from '../database/dialect';
import { systemTablesOf } from '../database/systemTables';
import { AppError } from '../errors';

/**
 * Locks an account until a transaction that stores its email address is committed. If the account were deleted in between, the
 * address would stay.
 * @throws AppError if the account no longer exists
 */
export async function lockAccount(
  transaction: Transaction<SystemTables> | ContentTransaction,
  email: string,
): Promise<void> {
  const account = await systemTablesOf(transaction)
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .$if(isPostgres(transaction), (query) => query.forShare())
    .executeTakeFirst();
  if (!account) throw new AppError('sessionEnded');
}

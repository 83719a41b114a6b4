import type { Kysely } from 'kysely';
import { references } from './columns';

/**
 * The second factor of an account: its secret, which is pending until the first correct code, and the last 30-second time
 * step whose code was accepted. Recovery codes replace a lost phone; only their hashes are stored.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of ['pendingTotpSecret', 'totpSecret']) {
    await database.schema.alterTable('accounts').addColumn(name, 'text').execute();
  }
  await database.schema.alterTable('accounts').addColumn('lastTotpStep', 'bigint').execute();
  await database.schema
    .createTable('recovery_codes')
    .addColumn('codeHash', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'integer', references('accounts'))
    .execute();
  await database.schema
    .createIndex('recovery_codes_account')
    .on('recovery_codes')
    .column('accountId')
    .execute();
}

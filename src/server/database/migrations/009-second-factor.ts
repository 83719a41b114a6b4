import type { Kysely } from 'kysely';
import { references } from './columns';

/**
 * A second factor of accounts: what its codes are made with, before and since its first code was given, the last step of 30
 * seconds whose code was taken, and what replaces a lost telephone, of which only hashes are kept.
 */
export const up = async (database: Kysely<unknown>): Promise<void> => {
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
};

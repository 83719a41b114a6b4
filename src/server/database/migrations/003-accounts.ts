import type { Kysely } from 'kysely';
import { createTable, integer, references, required } from './columns';

/** Accounts and their sessions. Of a token, only the hash is stored. Times are in milliseconds since 1970. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, 'accounts')
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text', required)
    .addColumn('isSuperUser', 'integer', integer(0))
    .addColumn('createdAt', 'bigint', required)
    .execute();
  await database.schema
    .createTable('sessions')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('imageTokenHash', 'text', (column) => column.notNull().unique())
    .addColumn('accountId', 'integer', references('accounts'))
    .addColumn('createdAt', 'bigint', required)
    .addColumn('lastSeenAt', 'bigint', required)
    .execute();
  await database.schema.createIndex('sessions_account').on('sessions').column('accountId').execute();
}

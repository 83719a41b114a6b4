import type { Kysely } from 'kysely';
import { references, required } from './columns';

/**
 * One-time links by which people choose the password of their account: at most one per account. Of a link, only the hash of its
 * token is stored. An account whose `passwordHash` is empty has no password, so nobody can log in to it. Accounts get the time of
 * the last login. Times are in milliseconds since 1970.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('invitations')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'integer', (column) => references('accounts')(column).unique())
    .addColumn('endsAt', 'bigint', required)
    .execute();
  await database.schema.alterTable('accounts').addColumn('lastLoginAt', 'bigint').execute();
}

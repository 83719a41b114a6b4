import type { Kysely } from 'kysely';
import { integer, required } from './columns';

/**
 * Failed tries, which all processes count together, and the addresses that logged in to an account before. Both are found
 * by a hash and forgotten when they end; times are milliseconds since 1970.
 */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .createTable('tries')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', integer(0))
    .addColumn('endsAt', 'bigint', required)
    .execute();
  await database.schema
    .createTable('known_addresses')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('endsAt', 'bigint', required)
    .execute();
};

import type { Kysely } from 'kysely';
import { integer, required } from './columns';

/**
 * Counters of failed attempts, shared by all processes, and the IP addresses that have logged in to an account. Both are
 * keyed by a hash and deleted when they expire. Times are in milliseconds since 1970.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
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
}

import type { Kysely } from 'kysely';
import { required } from './columns';

/**
 * Pairs of values in both languages of which an administrator said that they are still right: the name of the pair, and the
 * signature of the values (model/parity).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('accepted_pairs')
    .addColumn('pair', 'text', (column) => column.primaryKey())
    .addColumn('signature', 'text', required)
    .execute();
}

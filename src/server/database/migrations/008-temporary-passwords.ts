import type { Kysely } from 'kysely';
import { integer } from './columns';

/** Whether the site generated the account's password, and nobody has changed it since. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('accounts')
    .addColumn('hasTemporaryPassword', 'integer', integer(0))
    .execute();
}

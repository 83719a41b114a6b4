import type { Kysely } from 'kysely';
import { integer } from './columns';

/** Whether anyone has ever logged in to the account. Existing accounts count as logged in. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('accounts').addColumn('hasLoggedIn', 'integer', integer(1)).execute();
}

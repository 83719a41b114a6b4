import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** When the site generated the account's password; null if a person chose it. For existing ones the time is now. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('accounts').addColumn('temporaryPasswordMadeAt', 'bigint').execute();
  await sql`
    update accounts set "temporaryPasswordMadeAt" = ${Date.now()} where "hasTemporaryPassword" = 1`.execute(
    database,
  );
  await database.schema.alterTable('accounts').dropColumn('hasTemporaryPassword').execute();
}

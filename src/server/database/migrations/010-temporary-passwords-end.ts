import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** When the site made the password of an account up; none where it was chosen. Those that are there count from now on. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('accounts').addColumn('temporaryPasswordMadeAt', 'bigint').execute();
  await sql`
    update accounts set "temporaryPasswordMadeAt" = ${Date.now()} where "hasTemporaryPassword" = 1`.execute(
    database,
  );
  await database.schema.alterTable('accounts').dropColumn('hasTemporaryPassword').execute();
};

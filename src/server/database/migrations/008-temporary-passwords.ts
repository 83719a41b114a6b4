import type { Kysely } from 'kysely';
import { integer } from './columns';

/** Whether the site made the password of an account up, and it was not changed since. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('accounts')
    .addColumn('hasTemporaryPassword', 'integer', integer(0))
    .execute();
};

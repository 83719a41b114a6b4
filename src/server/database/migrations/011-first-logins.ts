import type { Kysely } from 'kysely';
import { integer } from './columns';

/** Whether anybody ever logged in to an account; of those that are there already it is taken for granted. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('accounts').addColumn('hasLoggedIn', 'integer', integer(1)).execute();
};

import type { Kysely } from 'kysely';

/** By what a caller knows a save again whose answer it never got. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema.alterTable('changes').addColumn('requestKey', 'text').execute();
  await database.schema.createIndex('changes_request_key').on('changes').column('requestKey').execute();
};

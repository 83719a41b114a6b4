import type { Kysely } from 'kysely';

/** The idempotency key of a change: a client that got no response repeats its request with the same key. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('changes').addColumn('requestKey', 'text').execute();
  await database.schema.createIndex('changes_request_key').on('changes').column('requestKey').execute();
}

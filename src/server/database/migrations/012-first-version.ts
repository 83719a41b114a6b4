import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { initialVersion } from '../../journal/initialVersion';
import { integer } from './columns';

/** The version that this database's content began with. It stays 0, for unknown, if the content has changed already. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('content_version')
    .addColumn('firstVersion', 'integer', integer(0))
    .execute();
  const first = initialVersion();
  await sql`update content_version set version = ${first}, "firstVersion" = ${first} where version = 0`.execute(
    database,
  );
}

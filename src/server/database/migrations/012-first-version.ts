import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { initialVersion } from '../../journal/initialVersion';
import { integer } from './columns';

/** With which version the content of this database began; where it has changed already, that is not known. */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  await database.schema
    .alterTable('content_version')
    .addColumn('firstVersion', 'integer', integer(0))
    .execute();
  const first = initialVersion();
  await sql`update content_version set version = ${first}, "firstVersion" = ${first} where version = 0`.execute(
    database,
  );
};

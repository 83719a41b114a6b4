import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { createTable, integer, required, text } from './columns';

/** Texts, and the version number that increases with every change of content. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, 'resources')
    .addColumn('object_key', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('page', 'text')
    .addColumn('resource', 'text', text)
    .addColumn('isHtml', 'integer', integer(0))
    .execute();
  await sql`create unique index resources_identity on resources ((coalesce(page, '')), object_key, language)`.execute(
    database,
  );
  await database.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', required)
    .execute();
  await sql`insert into content_version (id, version) values (1, 0)`.execute(database);
}

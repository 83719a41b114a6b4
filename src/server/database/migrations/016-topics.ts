import type { Kysely } from 'kysely';
import { text } from './columns';

/** The topics that a telephone or an email address answers: sales, parts, inspections and so on. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['telephones', 'emails'])
    await database.schema.alterTable(table).addColumn('topic', 'text', text).execute();
}

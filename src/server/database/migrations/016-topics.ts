import type { Kysely } from 'kysely';
import { text } from './columns';

/** Which telephone and which email address answer what: sales, parts, inspections and so on. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['telephones', 'emails'])
    await database.schema.alterTable(table).addColumn('topic', 'text', text).execute();
}

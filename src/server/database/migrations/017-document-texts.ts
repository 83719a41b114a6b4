import type { Kysely } from 'kysely';
import { required } from './columns';

/** The texts of documents, which the search finds. They are not content: the server reads missing ones again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('document_texts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('pages', 'text', required)
    .execute();
}

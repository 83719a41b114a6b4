import type { Kysely } from 'kysely';
import { integer, text } from './columns';

/** Makers: the site of a manufacturer, its parts, and the company that built what a picture shows. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('manufacturers').addColumn('website', 'text', text).execute();
  await schema.alterTable('products').addColumn('manufacturerId', 'integer', integer(0)).execute();
  for (const table of ['realizations', 'assemblies', 'galleryImages'])
    await schema.alterTable(table).addColumn('manufacturer', 'text', text).execute();
}

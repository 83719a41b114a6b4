import type { Kysely } from 'kysely';
import { addTexts, createTable, integer, localized, required, text } from './columns';

/**
 * The descriptions of images by administrators, which are content, and the facts that the server reads from the image
 * files, which are not. The server reads missing facts again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const imageTable = createTable(database, 'images')
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('focalX', 'integer', integer(50))
    .addColumn('focalY', 'integer', integer(50));
  await addTexts(imageTable, localized('alt')).execute();
  await database.schema
    .createTable('picture_facts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('placeholder', 'text', text)
    .addColumn('isAnimated', 'integer', integer(0))
    .execute();
}

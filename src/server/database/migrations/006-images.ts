import type { Kysely } from 'kysely';
import { addTexts, createTable, integer, localized, required, text } from './columns';

/**
 * What administrators say of images, which is content, and what follows from the pictures themselves, which is not: it is
 * read again where it is missing.
 */
export const up = async (database: Kysely<unknown>): Promise<void> => {
  const described = createTable(database, 'images')
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('focalX', 'integer', integer(50))
    .addColumn('focalY', 'integer', integer(50));
  await addTexts(described, localized('alt')).execute();
  await database.schema
    .createTable('picture_facts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('placeholder', 'text', text)
    .addColumn('isAnimated', 'integer', integer(0))
    .execute();
};

import type { Kysely } from 'kysely';
import { addTexts, createTable, integer, localized, references } from './columns';

export async function up(database: Kysely<unknown>): Promise<void> {
  const images = createTable(database, 'tankerImages').addColumn(
    'tankerId',
    'integer',
    references('tankers'),
  );
  await addTexts(images, ['image', ...localized('description')])
    .addColumn('displayOrder', 'integer', integer(0))
    .execute();
  await database.schema.createIndex('tankerImages_parent').on('tankerImages').column('tankerId').execute();
}

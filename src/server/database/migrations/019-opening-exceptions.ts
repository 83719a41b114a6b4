import type { Kysely } from 'kysely';
import { addTexts, createTable, integer, localized, references } from './columns';

/** Other opening hours on some days. Days are texts such as '2026-12-24'. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const exceptions = createTable(database, 'openingExceptions').addColumn(
    'locationId',
    'integer',
    references('locations'),
  );
  await addTexts(exceptions, ['firstDay', 'lastDay', 'opening', 'closing', ...localized('note')])
    .addColumn('displayOrder', 'integer', integer(0))
    .addColumn('isCertipropane', 'integer', integer(0))
    .execute();
  await database.schema
    .createIndex('openingExceptions_parent')
    .on('openingExceptions')
    .column('locationId')
    .execute();
}

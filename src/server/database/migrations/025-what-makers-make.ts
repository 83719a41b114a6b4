import type { Kysely } from 'kysely';
import { localized, text } from './columns';

/** A line about the products of a manufacturer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const column of localized('makes'))
    await database.schema.alterTable('manufacturers').addColumn(column, 'text', text).execute();
}

import type { Kysely } from 'kysely';
import { localized, text } from './columns';

const columns: Readonly<Record<string, readonly string[]>> = {
  tankers: ['condition'],
  products: ['partNumber', ...localized('category', 'fits')],
};

/** Whether a tanker is new or used, and the number of a part, its group and what it fits. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [table, names] of Object.entries(columns))
    for (const name of names) await database.schema.alterTable(table).addColumn(name, 'text', text).execute();
}

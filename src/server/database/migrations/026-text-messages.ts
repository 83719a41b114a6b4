import type { Kysely } from 'kysely';
import { text } from './columns';

/** Which telephone numbers take text messages. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('telephones').addColumn('textMessages', 'text', text).execute();
}

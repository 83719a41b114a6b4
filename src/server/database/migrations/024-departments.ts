import type { Kysely } from 'kysely';
import { text } from './columns';

/** Which department an employee works in, so that the site shows the number of the department. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('employees').addColumn('department', 'text', text).execute();
}

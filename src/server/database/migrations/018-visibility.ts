import type { Kysely } from 'kysely';
import { createTable, integer, required, text } from './columns';

/** Which rows visitors do not see, and from and until when: times in UTC, to the minute, or '' for none. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, 'visibility')
    .addColumn('entity', 'text', text)
    .addColumn('rowId', 'integer', required)
    .addColumn('isHidden', 'integer', integer(0))
    .addColumn('onlineAt', 'text', text)
    .addColumn('offlineAt', 'text', text)
    .addUniqueConstraint('visibility_row', ['entity', 'rowId'])
    .execute();
}

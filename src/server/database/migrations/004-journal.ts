import type { Kysely } from 'kysely';
import { required } from './columns';

/**
 * The journal: each change of content, with its rows before and after. A change's id is the content version that it
 * created. The author is stored as an email address, because an account can be deleted but its changes stay.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('changes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', required)
    .addColumn('author', 'text')
    .addColumn('kind', 'text', required)
    .addColumn('undoes', 'integer')
    .execute();
  await database.schema.createIndex('changes_undoes').on('changes').column('undoes').execute();
  await database.schema
    .createTable('change_rows')
    .addColumn('changeId', 'integer', (column) => column.notNull().references('changes.id'))
    .addColumn('position', 'integer', required)
    .addColumn('collection', 'text', required)
    .addColumn('rowId', 'integer', required)
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addPrimaryKeyConstraint('change_rows_key', ['changeId', 'position'])
    .execute();
  await database.schema
    .createIndex('change_rows_row')
    .on('change_rows')
    .columns(['collection', 'rowId', 'changeId'])
    .execute();
}

import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { entities, entityNames } from '../../../model/schema/entities';
import { isPostgres } from '../dialect';
import { integer, text } from './columns';

const index = (database: Kysely<unknown>, table: string, columns: readonly string[]) =>
  database.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns([...columns])
    .execute();

/** The items of the changes that were made before. */
const fillItems = async (database: Kysely<unknown>): Promise<void> => {
  const row = sql`coalesce(${sql.ref('after')}, ${sql.ref('before')})`;
  const value = (name: string): RawBuilder<unknown> =>
    isPostgres(database)
      ? sql`${row}::json ->> ${sql.lit(name)}`
      : sql`json_extract(${row}, ${sql.lit(`$.${name}`)})`;
  const kinds = sql.join(
    entityNames.map((name) => sql`when ${sql.lit(name)} then ${sql.lit(entities[name].collection)}`),
    sql` `,
  );
  await sql`
    update change_rows set
      ${sql.ref('itemCollection')} = case collection
        when 'visibility' then case ${value('entity')} ${kinds} else collection end
        else collection end,
      ${sql.ref('itemId')} = case collection
        when 'visibility' then cast(${value('rowId')} as integer)
        else ${sql.ref('rowId')} end,
      page = case collection when 'resources' then coalesce(${value('page')}, 'shared') end
  `.execute(database);
};

/**
 * Columns by which the history is searched: the item of a changed row, which for a visibility is the row that it hides, and the page
 * of a text. Accounts get a name, which the history shows.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema.alterTable('change_rows').addColumn('itemCollection', 'text', text).execute();
  await schema.alterTable('change_rows').addColumn('itemId', 'integer', integer(0)).execute();
  await schema.alterTable('change_rows').addColumn('page', 'text').execute();
  await fillItems(database);
  await index(database, 'change_rows', ['itemCollection', 'itemId', 'changeId']);
  await index(database, 'change_rows', ['itemCollection', 'changeId']);
  await index(database, 'change_rows', ['page', 'changeId']);
  await index(database, 'changes', ['author', 'id']);
  await index(database, 'changes', ['at', 'id']);
  await schema.alterTable('accounts').addColumn('name', 'text', text).execute();
}

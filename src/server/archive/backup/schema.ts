import { DEFAULT_MIGRATION_TABLE, sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ContentTables } from '../../database/database';
import { isPostgres } from '../../database/dialect';

/** A connection whose tables are known at run time only, by their names in the database. */
export type Connection = Kysely<ContentTables>;

interface KeyColumn {
  readonly name: string;
  /** Whether the database may sort it by the rules of a language. */
  readonly hasCollation: boolean;
}

export interface StoredTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key. */
  readonly key: readonly KeyColumn[];
}

const namesOf = (rows: readonly { readonly name: string }[]): string[] => rows.map(({ name }) => name);

const keyOf = async (database: Connection, table: string): Promise<readonly KeyColumn[]> => {
  const query = isPostgres(database)
    ? sql<KeyColumn>`
        select a.attname as name, a.attcollation <> 0 as "hasCollation" from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indisprimary and i.indrelid = format('%I', ${table}::text)::regclass
        order by array_position(i.indkey::int2[], a.attnum)`
    : sql<KeyColumn>`select name, false as "hasCollation" from pragma_table_info(${table}) where pk > 0 order by pk`;
  return (await query.execute(database)).rows;
};

interface Reference {
  readonly child: string;
  readonly parent: string;
}

const referencesIn = async (database: Connection): Promise<readonly Reference[]> => {
  const query = isPostgres(database)
    ? sql<Reference>`
        select child.relname as child, parent.relname as parent from pg_constraint c
        join pg_class child on child.oid = c.conrelid
        join pg_class parent on parent.oid = c.confrelid
        where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`
    : sql<Reference>`
        select m.name as child, f."table" as parent from sqlite_master m, pragma_foreign_key_list(m.name) f
        where m.type = 'table'`;
  return (await query.execute(database)).rows;
};

/** Sorts tables by name, but parents before their children. */
const parentsFirst = <Table extends { readonly name: string }>(
  tables: readonly Table[],
  references: readonly Reference[],
): Table[] => {
  const sorted = new Map<string, Table>();
  const visit = (table: Table): void => {
    if (sorted.has(table.name)) return;
    const parents = references.filter(({ child, parent }) => child === table.name && parent !== child);
    for (const { parent } of parents) {
      const found = tables.find(({ name }) => name === parent);
      if (found) visit(found);
    }
    sorted.set(table.name, table);
  };
  for (const table of [...tables].sort((one, other) => (one.name < other.name ? -1 : 1))) visit(table);
  return [...sorted.values()];
};

const currentSchema = async (database: Connection): Promise<string | undefined> => {
  if (!isPostgres(database)) return undefined;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database);
  return rows[0]?.name;
};

/** All tables of the site except Kysely's own. Parents come before their children. */
export async function tablesOf(database: Connection): Promise<StoredTable[]> {
  const schema = await currentSchema(database);
  const found = await database.introspection.getTables();
  const tables = await Promise.all(
    found
      .filter((table) => !table.isView && table.schema === schema)
      .map(async ({ name, columns }) => ({
        name,
        columns: namesOf(columns),
        key: await keyOf(database, name),
      })),
  );
  return parentsFirst(tables, await referencesIn(database));
}

/** The names of the completed migrations, in order. Empty for an empty database. */
export async function completedMigrations(database: Connection): Promise<string[]> {
  const schema = await currentSchema(database);
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE && table.schema === schema)) return [];
  const rows = await database.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').orderBy('name').execute();
  return rows.map(({ name }) => String(name));
}

/** The sequence of a table's ids, as an SQL identifier; undefined if the database does not generate the ids. */
const sequenceOf = async (
  database: Connection,
  { name, columns }: StoredTable,
): Promise<string | undefined> => {
  if (!columns.includes('id')) return undefined;
  const query = sql<{ sequence: string | null }>`
    select pg_get_serial_sequence(format('%I', ${name}::text), 'id') as sequence`;
  return (await query.execute(database)).rows[0]?.sequence ?? undefined;
};

/** The highest id that a table has ever generated, including deleted rows; 0 if there is none. */
export async function lastIdOf(database: Connection, table: StoredTable): Promise<number> {
  if (isPostgres(database)) {
    const sequence = await sequenceOf(database, table);
    if (sequence === undefined) return 0;
    const query = sql<{ last: string | number }>`
      select case when is_called then last_value else 0 end as last from ${sql.raw(sequence)}`;
    return Number((await query.execute(database)).rows[0]?.last ?? 0);
  }
  const sequenceTable = sql<{ name: string }>`select name from sqlite_master where name = 'sqlite_sequence'`;
  if ((await sequenceTable.execute(database)).rows.length === 0) return 0;
  const query = sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${table.name}`;
  return (await query.execute(database)).rows[0]?.last ?? 0;
}

/** Lets new ids start after `lastId` and after the highest id in the table, whether that was generated or inserted. */
export async function setLastId(database: Connection, table: StoredTable, lastId: number): Promise<void> {
  if (!isPostgres(database)) {
    if (lastId === 0) return; // SQLite itself takes account of inserted ids
    await sql`update sqlite_sequence set seq = max(seq, ${lastId}) where name = ${table.name}`.execute(
      database,
    );
    await sql`
      insert into sqlite_sequence (name, seq) select ${table.name}, ${lastId}
      where not exists (select 1 from sqlite_sequence where name = ${table.name})`.execute(database);
    return;
  }
  const sequence = await sequenceOf(database, table);
  if (sequence === undefined) return;
  await sql`
    select setval(${sequence}::regclass, greatest(1, ${lastId}::int, max(id)), greatest(${lastId}::int, max(id)) > 0)
    from ${sql.table(table.name)}`.execute(database);
}

import { Migrator } from 'kysely';
import { openDatabase } from '../../../src/server/database/database';
import type { Database } from '../../../src/server/database/database';
import { migrate, migrations } from '../../../src/server/database/migrate';
import { embeddedStorage, temporaryDirectory } from './server/testStorage';

type Tables = ReadonlyMap<string, ReadonlySet<string>>;

const columnsOf = async (database: Database): Promise<Tables> =>
  new Map(
    (await database.system.introspection.getTables()).map(({ name, columns }) => [
      name,
      new Set(columns.map((column) => column.name)),
    ]),
  );

/** The columns of each table of a database that a function has migrated. */
const migratedColumns = async (
  migrateDatabase: (database: Database) => Promise<unknown>,
): Promise<Tables> => {
  const directory = temporaryDirectory();
  const database = openDatabase({ dataDirectory: directory });
  await migrateDatabase(database);
  const columns = await columnsOf(database);
  await database.close();
  await embeddedStorage(directory).remove();
  return columns;
};

/**
 * Finds the columns that the migrations after one of them have added to each older table. Added tables are left out.
 * @returns the names of the added columns by table
 */
export async function columnsAddedAfter(migration: string): Promise<Tables> {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const before = await migratedColumns(({ system }) =>
    new Migrator({ db: system, provider }).migrateTo(migration),
  );
  const now = await migratedColumns(migrate);
  return new Map(
    [...before].map(([table, columns]) => [
      table,
      new Set([...(now.get(table) ?? [])].filter((column) => !columns.has(column))),
    ]),
  );
}

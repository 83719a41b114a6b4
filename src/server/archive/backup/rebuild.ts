import { DEFAULT_MIGRATION_TABLE } from 'kysely';
import { migrations } from '../../database/migrate';
import type { Connection } from './schema';
import { tablesOf } from './schema';

export function isKnownMigration(name: string): boolean {
  return Object.hasOwn(migrations, name);
}

/**
 * Creates or clears Kysely's table of completed migrations. Kysely's own migrator cannot run within our transaction.
 */
const resetMigrationTable = async (transaction: Connection): Promise<void> => {
  await transaction.schema
    .createTable(DEFAULT_MIGRATION_TABLE)
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
  await transaction.deleteFrom(DEFAULT_MIGRATION_TABLE).execute();
};

const runMigrations = async (
  transaction: Connection,
  isIncluded: (name: string) => boolean,
): Promise<void> => {
  for (const [name, migration] of Object.entries(migrations)) {
    if (!isIncluded(name)) continue;
    await migration.up(transaction);
    const timestamp = new Date().toISOString();
    await transaction.insertInto(DEFAULT_MIGRATION_TABLE).values({ name, timestamp }).execute();
  }
};

/**
 * Drops all tables, including those of a newer version of the site. Then creates empty tables as they are after the
 * migration `last`.
 */
export async function rebuildTables(transaction: Connection, last: string): Promise<void> {
  for (const { name } of (await tablesOf(transaction)).reverse()) {
    await transaction.schema.dropTable(name).execute();
  }
  await resetMigrationTable(transaction);
  await runMigrations(transaction, (name) => name <= last);
  for (const { name } of (await tablesOf(transaction)).reverse()) {
    await transaction.deleteFrom(name).execute(); // rows that a migration inserts
  }
}

/** Runs the migrations after `last`. */
export function migrateAfter(transaction: Connection, last: string): Promise<void> {
  return runMigrations(transaction, (name) => name > last);
}

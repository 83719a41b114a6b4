import { DEFAULT_MIGRATION_TABLE } from 'kysely';
import { migrations } from '../../database/migrate';
import type { Connection } from './schema';
import { tablesOf } from './schema';

export const isKnownMigration = (name: string): boolean => Object.hasOwn(migrations, name);

/** Kysely's record of the migrations that were done, as its migrator makes it; that one cannot work within a transaction of ours. */
const emptyMigrationRecord = async (transaction: Connection): Promise<void> => {
  await transaction.schema
    .createTable(DEFAULT_MIGRATION_TABLE)
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
  await transaction.deleteFrom(DEFAULT_MIGRATION_TABLE).execute();
};

const migrateBy = async (transaction: Connection, wanted: (name: string) => boolean): Promise<void> => {
  for (const [name, migration] of Object.entries(migrations)) {
    if (!wanted(name)) continue;
    await migration.up(transaction);
    const timestamp = new Date().toISOString();
    await transaction.insertInto(DEFAULT_MIGRATION_TABLE).values({ name, timestamp }).execute();
  }
};

/**
 * Makes all tables anew, empty, as they were after a migration, whatever there was before: also what a newer version of
 * the site has left behind.
 */
export const rebuildTables = async (transaction: Connection, last: string): Promise<void> => {
  for (const { name } of (await tablesOf(transaction)).reverse()) {
    await transaction.schema.dropTable(name).execute();
  }
  await emptyMigrationRecord(transaction);
  await migrateBy(transaction, (name) => name <= last);
  for (const { name } of (await tablesOf(transaction)).reverse()) {
    await transaction.deleteFrom(name).execute(); // what a migration itself puts there
  }
};

/** The migrations that came after one. */
export const migrateOnFrom = (transaction: Connection, last: string): Promise<void> =>
  migrateBy(transaction, (name) => name > last);

import { initialVersion } from '../../journal/initialVersion';
import type { Connection, StoredTable } from './schema';
import { lastIdOf, tablesOf } from './schema';

/** What a site has given numbers to, so that what takes its place gives none of them to something else. */
export interface UsedNumbers {
  /** The version of its content. */
  readonly version: number;
  /** The last id of each table. */
  readonly ids: ReadonlyMap<string, number>;
}

interface Versions {
  readonly version: number;
  readonly firstVersion: number;
}

const versionIn = async (database: Connection, tables: readonly StoredTable[]): Promise<number> => {
  if (!tables.some(({ name }) => name === 'content_version')) return 0;
  const row = await database.selectFrom('content_version').select('version').executeTakeFirst();
  return Number(row?.version ?? 0);
};

/** The numbers that a database has given, whatever it holds. */
export const usedNumbersOf = async (database: Connection): Promise<UsedNumbers> => {
  const tables = await tablesOf(database);
  const ids = new Map<string, number>();
  for (const table of tables) ids.set(table.name, await lastIdOf(database, table));
  return { version: await versionIn(database, tables), ids };
};

/**
 * Lets the versions of content that has been restored go on after all that were ever given. Whoever holds an older one may hold
 * another content, and has to load this one. To be restored counts as a change, but where nothing was ever changed.
 */
export const startVersions = async (database: Connection, given: UsedNumbers): Promise<void> => {
  const restored = (await database
    .selectFrom('content_version')
    .select(['version', 'firstVersion'])
    .executeTakeFirstOrThrow()) as unknown as Versions; // columns of whole numbers
  const firstVersion = initialVersion(Math.max(restored.version, given.version));
  const version = restored.version > restored.firstVersion ? firstVersion + 1 : firstVersion;
  await database.updateTable('content_version').set({ version, firstVersion }).execute();
};

import { initialVersion } from '../../journal/initialVersion';
import type { Connection, StoredTable } from './schema';
import { lastIdOf, tablesOf } from './schema';

/** The ids and versions that a site has used. Restored content must not use them for something else. */
export interface UsedNumbers {
  /** The content's version. */
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

/** Reads the numbers that a database has used, whatever its tables are. */
export async function usedNumbersOf(database: Connection): Promise<UsedNumbers> {
  const tables = await tablesOf(database);
  const ids = new Map<string, number>();
  for (const table of tables) ids.set(table.name, await lastIdOf(database, table));
  return { version: await versionIn(database, tables), ids };
}

/**
 * Sets the version of restored content above all versions that were ever used. A client with an older version may have
 * other content, so it has to load the content again. The restore counts as a change, unless the backup's content was
 * never changed.
 */
export async function setInitialVersion(database: Connection, used: UsedNumbers): Promise<void> {
  const restored = (await database
    .selectFrom('content_version')
    .select(['version', 'firstVersion'])
    .executeTakeFirstOrThrow()) as unknown as Versions; // columns of whole numbers
  const firstVersion = initialVersion(Math.max(restored.version, used.version));
  const version = restored.version > restored.firstVersion ? firstVersion + 1 : firstVersion;
  await database.updateTable('content_version').set({ version, firstVersion }).execute();
}

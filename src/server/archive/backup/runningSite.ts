import { existsSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import type { Config } from '../../config';
import { databaseFile, openDatabase } from '../../database/database';

type DatabaseLocation = Pick<Config, 'databaseUrl' | 'dataDirectory'>;

/**
 * Whether another process uses the SQLite file. A process has a shared lock on it from its first read until it ends,
 * however it ends. This tries to get an exclusive lock, which is not possible in that time.
 */
const isLocked = (file: string): boolean => {
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; COMMIT;');
    return false;
  } catch (error) {
    if (String(error).includes('database is locked')) return true;
    throw error;
  } finally {
    database.close();
  }
};

const hasOtherClients = async (location: DatabaseLocation): Promise<boolean> => {
  const database = openDatabase(location);
  try {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
    `.execute(database.system);
    return rows.length > 0;
  } finally {
    await database.close();
  }
};

/** Whether another process uses the database of a site. Call it before this process opens the database. */
export async function isInUse(location: DatabaseLocation): Promise<boolean> {
  return location.databaseUrl === undefined
    ? isLocked(databaseFile(location.dataDirectory))
    : hasOtherClients(location);
}

import { existsSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import type { Config } from '../../config';
import { databaseFile, openDatabase } from '../../database/database';

type Place = Pick<Config, 'databaseUrl' | 'dataDirectory'>;

/**
 * From its first read until it ends, however it ends, a process holds a lock on the file of the embedded database, beside
 * which nobody gets that file for himself.
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

const hasOtherClients = async (place: Place): Promise<boolean> => {
  const database = openDatabase(place);
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

/** Whether another process uses the database of a site. To be asked before this one opens it. */
export const isInUse = async (place: Place): Promise<boolean> =>
  place.databaseUrl === undefined ? isLocked(databaseFile(place.dataDirectory)) : hasOtherClients(place);

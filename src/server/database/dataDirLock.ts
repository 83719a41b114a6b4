import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Config } from '../config';
import { ConfigError } from '../system/environment';

/** How long a start waits for a server that is about to end, in milliseconds. */
const patience = 2_000;

/**
 * Makes this process the one server of a data folder, as long as it lives: the system lets go of the lock however the
 * process ends. Servers that share a database share the folder too, and need no such thing.
 * @returns what lets go of it
 * @throws ConfigError where another server has it
 */
export const acquireDataDirLock = ({
  databaseUrl,
  dataDirectory,
}: Pick<Config, 'databaseUrl' | 'dataDirectory'>): (() => void) => {
  if (databaseUrl !== undefined) return () => undefined;
  const file = path.join(dataDirectory, 'server.lock');
  mkdirSync(dataDirectory, { recursive: true });
  closeSync(openSync(file, 'a')); // where that cannot be, the system says it better than the database
  const lock = new DatabaseSync(file, { timeout: patience });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw String(error).includes('database is locked')
      ? new ConfigError('DATA_DIR', `another server is running on ${dataDirectory}`)
      : error;
  }
  return () => lock.close();
};

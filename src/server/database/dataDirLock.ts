import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Config } from '../config';
import { createDirectory } from '../system/createDirectory';
import { ConfigError } from '../system/environment';

/** How long the start waits for the lock of a server that is shutting down, in milliseconds. */
const lockTimeoutMs = 2_000;

/**
 * Locks the data folder, so that only one server uses it. The operating system releases the lock however the process
 * ends. Servers that share a PostgreSQL database share the folder too, so they take no lock.
 * @returns a function that releases the lock
 * @throws ConfigError if another server holds the lock
 */
export function acquireDataDirLock({
  databaseUrl,
  dataDirectory,
}: Pick<Config, 'databaseUrl' | 'dataDirectory'>): () => void {
  if (databaseUrl !== undefined) return () => undefined;
  const file = path.join(dataDirectory, 'server.lock');
  createDirectory(dataDirectory);
  closeSync(openSync(file, 'a')); // if the file cannot be created, the system's error is clearer than SQLite's
  const lock = new DatabaseSync(file, { timeout: lockTimeoutMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw String(error).includes('database is locked')
      ? new ConfigError('DATA_DIR', `another server is running on ${dataDirectory}`)
      : error;
  }
  return () => lock.close();
}

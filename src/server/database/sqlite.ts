import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { SqliteAdapter, SqliteDialect } from 'kysely';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import { createDirectory } from '../system/createDirectory';
import { checkpointBytes } from './checkpoints';
import { explainDamage } from './damagedDatabase';

/** How long a statement waits while another process, such as a backup, locks the database. */
const busyTimeoutMs = 5_000;

/** More than the server's different statements. Each batch size is a statement too, so the cache needs a limit. */
const maxPreparedStatements = 500;

/**
 * From this length of the WAL on, in pages of 4 KiB, SQLite copies it into the database file itself, within the commit: for
 * a thread of checkpoints that has failed, or that cannot keep up.
 */
const maxWalPages = 25_000;

/**
 * File mode of a new database: only the server's user may read it, since it holds accounts. SQLite gives its other files
 * (WAL, shared memory) the same mode.
 */
const ownerOnlyMode = 0o600;

const inMemory = ':memory:';

const createFile = (file: string): void => {
  createDirectory(path.dirname(file));
  if (!existsSync(file)) closeSync(openSync(file, 'a', ownerOnlyMode));
};

/** By default, Kysely runs the migrations of SQLite without a transaction, though SQLite can roll them back. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

const openFile = (file: string): InstanceType<typeof DatabaseSync> => {
  if (file !== inMemory) createFile(file);
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
  } catch (error) {
    database.close();
    throw explainDamage(error, path.dirname(file));
  }
  return database;
};

/**
 * Opens the SQLite database for Kysely, and creates it if there is none. A committed write is on the disk: WAL with
 * `synchronous=FULL`. The bytes of deleted rows are overwritten with zeros.
 * @param onCommit called after each commit; it runs the checkpoints. Without it, SQLite runs them within the commits
 */
export function sqliteDialect(file: string, onCommit?: () => void): SqliteDialect {
  const database = openFile(file);
  if (onCommit)
    database.exec(
      `PRAGMA wal_autocheckpoint = ${maxWalPages}; PRAGMA journal_size_limit = ${checkpointBytes};`,
    );
  return new TransactionalDialect({ database: adapt(database, onCommit) });
}

/** Rejects text with NUL. A bound text ends at its first NUL, so it would be stored, or compared, as another text. */
const checkParameters = (parameters: readonly unknown[]): readonly unknown[] => {
  if (parameters.some((each) => typeof each === 'string' && each.includes('\0')))
    throw new Error('A text in the database must not contain a NUL character.');
  return parameters;
};

/**
 * Copies the WAL into the database file, as far as no other process reads from it. SQLite does so when a connection is closed,
 * but not while there are prepared statements, and the package ends those too late.
 */
const emptyWal = (database: InstanceType<typeof DatabaseSync>): void => {
  try {
    database.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE);');
  } catch {
    // a full or failing disk; the WAL still has the changes
  }
};

/** Adapts the `node:sqlite` interface to the one that Kysely's driver expects. Prepares each statement once. */
const adapt = (
  database: InstanceType<typeof DatabaseSync>,
  onCommit: () => void = () => undefined,
): SqliteDatabase => {
  /**
   * SQLite rolls back by itself on a full disk. Another rollback would fail and hide the first error, so it is skipped.
   */
  const isRolledBack = (sql: string): boolean => sql === 'rollback' && !database.isTransaction;
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters): unknown[] => statement.all(...checkParameters(parameters)),
      run: (parameters) => {
        if (isRolledBack(sql)) return { changes: 0, lastInsertRowid: 0 };
        const result = statement.run(...checkParameters(parameters));
        if (!database.isTransaction) onCommit();
        return result;
      },
      iterate: (parameters) => statement.iterate(...checkParameters(parameters)),
    };
  };
  const prepared = new LRUCache<string, SqliteStatement>({ max: maxPreparedStatements, memoMethod: prepare });
  return {
    close: () => {
      prepared.clear();
      emptyWal(database);
      database.close();
    },
    prepare: (sql) => prepared.memo(sql),
  };
};

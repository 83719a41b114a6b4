import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { SqliteDialect } from 'kysely';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** How long a statement waits for another process (a backup) to let go of the database, in milliseconds. */
const busyTimeout = 5_000;

/** More statements than the server knows; a batch of another size is another statement, so there is a limit. */
const maxPreparedStatements = 500;

/** What a new database is: for the server's own user alone, since accounts are in it. What SQLite puts beside it is so too. */
const ownersOnly = 0o600;

const inMemory = ':memory:';

const makeFile = (file: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  if (!existsSync(file)) closeSync(openSync(file, 'a', ownersOnly));
};

/**
 * Opens the embedded database for Kysely, and makes it where there is none. An acknowledged write is on the disk: WAL with
 * `synchronous=FULL`.
 */
export const sqliteDialect = (file: string): SqliteDialect => {
  if (file !== inMemory) makeFile(file);
  const database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  return new SqliteDialect({ database: adapt(database) });
};

/** A text that is bound ends at its first NUL, so one that holds any would be kept, or compared, as another. */
const bound = (parameters: readonly unknown[]): readonly unknown[] => {
  if (parameters.some((each) => typeof each === 'string' && each.includes('\0')))
    throw new Error('A text for the database must not hold NUL.');
  return parameters;
};

/** Gives `node:sqlite`'s interface the shape that Kysely's driver expects, and prepares each statement once. */
const adapt = (database: InstanceType<typeof DatabaseSync>): SqliteDatabase => {
  /** A full disk ends a transaction by itself: to roll it back once more is no error that would hide the first. */
  const isRolledBack = (sql: string): boolean => sql === 'rollback' && !database.isTransaction;
  const prepared = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters): unknown[] => statement.all(...bound(parameters)),
      run: (parameters) =>
        isRolledBack(sql) ? { changes: 0, lastInsertRowid: 0 } : statement.run(...bound(parameters)),
      iterate: (parameters) => statement.iterate(...bound(parameters)),
    };
  };
  return {
    close: () => {
      prepared.clear();
      database.close();
    },
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= maxPreparedStatements) prepared.clear();
      const statement = prepare(sql);
      prepared.set(sql, statement);
      return statement;
    },
  };
};

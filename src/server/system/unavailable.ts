import { errorCode } from './errorCode';

/** What SQLite cannot help, by its words: the driver gives the number of an error only sometimes. */
const saidBySqlite =
  /^(?:database (?:table )?is locked|database or disk is full|disk I\/O error|attempt to write a readonly database|unable to open database file)/;

/**
 * What the system cannot help: a full or read-only disk, a folder that may not be written to, a quota, no descriptors left, a
 * database that is not reached.
 */
const codesOfSystem = new Set([
  ...['EACCES', 'EPERM'],
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'],
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
]);

/** SQLSTATE: a broken connection, no resources left, a stop or a start of PostgreSQL, a read-only one. */
const stateOfPostgres = /^(?:08...|53...|57P0[1-5]|25006)$/;

/** What the driver of PostgreSQL says without a code. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client .+ is not queryable)/;

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';

/** Whether an error tells of the state of the disk or of the database: the same call can succeed when that has passed. */
export const isUnavailable = (error: unknown): boolean => {
  const code = errorCode(error);
  if (code === undefined) return lostConnection.test(messageOf(error));
  if (code === 'ERR_SQLITE_ERROR') return saidBySqlite.test(messageOf(error));
  return codesOfSystem.has(code) || stateOfPostgres.test(code);
};

import { errorCode } from './errorCode';
import { readProperty } from '../../model/schema/readProperty';

/** Messages of SQLite for temporary failures. The driver sets the error number only sometimes. */
const sqliteMessages =
  /^(?:database (?:table )?is locked|database or disk is full|disk I\/O error|attempt to write a readonly database|unable to open database file)/;

/**
 * System errors for temporary failures: a full or read-only disk, a folder without write permission, a quota, no file
 * descriptors left, an unreachable database.
 */
const systemErrorCodes = new Set([
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

/** SQLSTATE of PostgreSQL: broken connection, no resources left, shutting down or starting up, read-only. */
const postgresStates = /^(?:08...|53...|57P0[1-5]|25006)$/;

/** Messages of the PostgreSQL driver that have no code. */
const lostConnectionMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client .+ is not queryable)/;

const messageOf = (error: unknown): string => {
  const message = readProperty(error, 'message');
  return typeof message === 'string' ? message : '';
};

/** Whether an error says that the disk, or the quota of the server's user, is full. */
export function isDiskFull(error: unknown): boolean {
  const code = errorCode(error);
  if (code === 'ERR_SQLITE_ERROR') return messageOf(error).startsWith('database or disk is full');
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}

/** Whether an error is a temporary failure of the disk or the database: the same request can succeed later. */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (code === undefined) return lostConnectionMessages.test(messageOf(error));
  if (code === 'ERR_SQLITE_ERROR') return sqliteMessages.test(messageOf(error));
  return systemErrorCodes.has(code) || postgresStates.test(code);
}

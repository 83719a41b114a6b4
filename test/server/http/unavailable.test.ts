import { sql } from 'kysely';
import { openDatabase } from '../../../src/server/database/database';
import { isUnavailable } from '../../../src/server/system/unavailable';

const withCode = (code: string, message = code): Error => Object.assign(new Error(message), { code });

test.each([
  'ENOSPC',
  'EROFS',
  'EACCES',
  'EPERM',
  'EDQUOT',
  'EFBIG',
  'ECONNREFUSED',
  '57P01',
  '57P03',
  '53100',
  '08006',
  '25006',
])('%s counts as a disk or database that is unavailable', (code) =>
  expect(isUnavailable(withCode(code))).toBe(true),
);

test.each(['database is locked', 'database or disk is full', 'disk I/O error'])(
  'an unavailable SQLite database: %s',
  (message) => {
    expect(isUnavailable(withCode('ERR_SQLITE_ERROR', message))).toBe(true);
  },
);

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('an unavailable PostgreSQL server, by a driver error without a code: %s', (message) => {
  expect(isUnavailable(new Error(message))).toBe(true);
});

test.each([
  withCode('ENOENT'),
  withCode('23505'),
  withCode('ERR_SQLITE_ERROR', 'SQL logic error'),
  withCode('ERR_SQLITE_ERROR', 'UNIQUE constraint failed'),
  new TypeError('x is not a function'),
  undefined,
])('any other error does not count as unavailable: %#', (error) => expect(isUnavailable(error)).toBe(false));

test('a PostgreSQL server that does not listen counts as unavailable', async () => {
  const database = openDatabase({ databaseUrl: 'postgres://site@127.0.0.1:1/site', dataDirectory: '' });
  const failure: unknown = await sql`select 1`.execute(database.system).catch((error: unknown) => error);
  expect(isUnavailable(failure)).toBe(true);
  await database.close();
});

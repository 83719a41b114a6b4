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
])('%s is the state of the disk or of the database', (code) =>
  expect(isUnavailable(withCode(code))).toBe(true),
);

test.each(['database is locked', 'database or disk is full', 'disk I/O error'])(
  'so is SQLite: %s',
  (said) => {
    expect(isUnavailable(withCode('ERR_SQLITE_ERROR', said))).toBe(true);
  },
);

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error and is not queryable',
])('so is what the driver of PostgreSQL says without a code: %s', (said) => {
  expect(isUnavailable(new Error(said))).toBe(true);
});

test.each([
  withCode('ENOENT'),
  withCode('23505'),
  withCode('ERR_SQLITE_ERROR', 'SQL logic error'),
  withCode('ERR_SQLITE_ERROR', 'UNIQUE constraint failed'),
  new TypeError('x is not a function'),
  undefined,
])('anything else is a fault, or a refusal: %#', (error) => expect(isUnavailable(error)).toBe(false));

test('so is a PostgreSQL that nobody answers for', async () => {
  const database = openDatabase({ databaseUrl: 'postgres://site@127.0.0.1:1/site', dataDirectory: '' });
  const failure: unknown = await sql`select 1`.execute(database.system).catch((error: unknown) => error);
  expect(isUnavailable(failure)).toBe(true);
  await database.close();
});

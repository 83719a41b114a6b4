/** The variable with the URL of the tests' PostgreSQL server, 15 or newer. The set-up sets it unless it is already set. */
export const serverVariable = 'TEST_DATABASE_URL';

/** The variable that makes tests run on PostgreSQL. */
export const kindVariable = 'TEST_DATABASE';

/** Whether these tests run on PostgreSQL instead of SQLite. */
export function isOnPostgres(): boolean {
  return process.env[kindVariable] === 'postgres';
}

/** The server on which tests create their databases; undefined if they run on SQLite. */
export function testDatabaseUrl(): string | undefined {
  if (!isOnPostgres()) return undefined;
  const url = process.env[serverVariable];
  if (url === undefined)
    throw new Error('There is no PostgreSQL server: the set-up of the tests did not run.');
  return url;
}

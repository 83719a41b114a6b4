/** Names the server of a run of the tests: set before the first test, unless it was given. */
export const serverVariable = 'TEST_DATABASE_URL';

/** Set where tests are to be run on PostgreSQL. */
export const kindVariable = 'TEST_DATABASE';

/** Whether these tests run on PostgreSQL, and not on the embedded database. */
export const isOnPostgres = (): boolean => process.env[kindVariable] === 'postgres';

/** The server that tests make their databases on; none where they run on the embedded database. */
export const testDatabaseUrl = (): string | undefined => {
  if (!isOnPostgres()) return undefined;
  const url = process.env[serverVariable];
  if (url === undefined) throw new Error('There is no PostgreSQL: its set-up did not run.');
  return url;
};

import serverTeardown from '../site/server/serverTeardown';

/** Runs after the last test on PostgreSQL. Ends the server that was started for the tests. */
export default async function postgresTeardown(): Promise<void> {
  serverTeardown();
  await globalThis.endPostgres?.();
}

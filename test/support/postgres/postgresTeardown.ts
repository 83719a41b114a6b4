import serverTeardown from '../site/serverTeardown';

/** After the last test on PostgreSQL: the server that was started for them goes. */
export default async function postgresTeardown(): Promise<void> {
  serverTeardown();
  await globalThis.endPostgres?.();
}

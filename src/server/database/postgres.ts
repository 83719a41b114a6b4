import { PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { withStandardSslModes } from './databaseUrl';
import { WatchedPool } from './watchedPool';

/** Connections of a process; a server that is set up as usual has 100 for all of them. */
const maxConnections = 10;

/** How long a command waits for a connection, and how long a transaction may stand still, in milliseconds. */
const connectionTimeout = 30_000;
const idleInTransactionTimeout = 60_000;

/** Times and counts fit into a number; what does not is never rounded. */
const parseInt8 = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is no number that JavaScript can hold.`);
  return value;
};

/** A connection that broke is noticed by the query that needs it, and replaced for the next; it must not end the process. */
const survive = (): void => undefined;

/** The driver is loaded here, so that a site with the embedded database does not wait for it. */
const openPool = async (url: string, patience: number | undefined): Promise<Pool> => {
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, parseInt8);
  const pool = new pg.Pool({
    connectionString: withStandardSslModes(url),
    max: maxConnections,
    connectionTimeoutMillis: patience ?? connectionTimeout,
    idle_in_transaction_session_timeout: idleInTransactionTimeout,
    keepAlive: true,
    types,
  });
  pool.on('error', survive);
  pool.on('connect', (client) => client.on('error', survive));
  return pool;
};

/**
 * A PostgreSQL for Kysely; it is reached for with the first query.
 * @param patience how long it may take to answer, in milliseconds; without it, as long as it likes
 */
export const postgresDialect = (url: string, patience?: number): PostgresDialect =>
  new PostgresDialect({
    pool: async () => {
      const pool = await openPool(url, patience);
      return patience === undefined ? pool : new WatchedPool(pool, patience);
    },
  });

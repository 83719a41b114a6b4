import { PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { withStandardSslModes } from './databaseUrl';
import { CircuitBreakerPool } from './circuitBreakerPool';

/** Connections per process. A PostgreSQL server allows 100 in all by default. */
const maxConnections = 10;

/** How long a query waits for a connection, and how long a transaction may be idle. */
const connectionTimeoutMs = 30_000;
const idleInTransactionTimeoutMs = 60_000;

/**
 * Parses a 64-bit integer. Times and counts fit into a JavaScript number; a larger value throws instead of being
 * rounded.
 */
const parseInt8 = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a JavaScript number.`);
  return value;
};

/**
 * Handles the error event of a broken connection, which would otherwise end the process. The query that uses the connection
 * fails, and the pool opens another one for the next query.
 */
const ignoreConnectionError = (): void => undefined;

/** How a pool is used. */
export interface PoolState {
  /** Open connections. */
  readonly totalCount: number;
  readonly idleCount: number;
  /** Requests that wait for a connection. */
  readonly waitingCount: number;
}

/** Loads the driver on demand, so that a site with SQLite starts without it. */
const openPool = async (url: string, queryTimeoutMs: number | undefined): Promise<Pool> => {
  const { default: pg } = await import('pg');
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, parseInt8);
  const pool = new pg.Pool({
    connectionString: withStandardSslModes(url),
    max: maxConnections,
    connectionTimeoutMillis: queryTimeoutMs ?? connectionTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    keepAlive: true,
    types,
  });
  pool.on('error', ignoreConnectionError);
  pool.on('connect', (client) => client.on('error', ignoreConnectionError));
  return pool;
};

/**
 * The PostgreSQL dialect for Kysely. It connects at the first query.
 * @param queryTimeoutMs how long a query may take, in milliseconds; without it there is no limit
 * @param onOpen receives the pool before the first query
 */
export function postgresDialect(
  url: string,
  queryTimeoutMs?: number,
  onOpen: (pool: PoolState) => void = () => undefined,
): PostgresDialect {
  return new PostgresDialect({
    pool: async () => {
      const pool = await openPool(url, queryTimeoutMs);
      onOpen(pool);
      return queryTimeoutMs === undefined ? pool : new CircuitBreakerPool(pool, queryTimeoutMs);
    },
  });
}

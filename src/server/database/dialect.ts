import { PostgresAdapter } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

/** Whether a database, or a transaction on it, is PostgreSQL: there several connections write at once. */
export const isPostgres = (database: QueryExecutorProvider): boolean =>
  database.getExecutor().adapter instanceof PostgresAdapter;

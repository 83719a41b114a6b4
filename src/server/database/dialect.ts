import { PostgresAdapter } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';

/** Whether a database or transaction is PostgreSQL, where several connections can write at the same time. */
export function isPostgres(database: QueryExecutorProvider): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

import type { Kysely } from 'kysely';
import type { ContentTransaction, SystemTables } from './database';

/** The same connection or transaction, typed for the tables that are not content. */
export function systemTablesOf(connection: Kysely<SystemTables> | ContentTransaction): Kysely<SystemTables> {
  return connection;
}

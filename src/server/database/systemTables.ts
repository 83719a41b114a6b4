import type { Kysely } from 'kysely';
import type { ContentTransaction, SystemTables } from './database';

/** The tables that are not content, in a transaction of the content. */
export function systemTables(connection: Kysely<SystemTables> | ContentTransaction): Kysely<SystemTables> {
  return connection as Kysely<SystemTables>; // a transaction sees all tables
}

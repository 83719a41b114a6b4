import type { Kysely, Transaction } from 'kysely';

/** Reads from one snapshot of the database. It contains no later change, and it locks nothing. */
export function readSnapshot<Tables, Result>(
  database: Kysely<Tables>,
  read: (snapshot: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

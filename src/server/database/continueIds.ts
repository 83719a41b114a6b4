import { sql } from 'kysely';
import type { ContentTransaction } from './database';
import { isPostgres } from './dialect';
import type { Table } from './tables';

/**
 * Lets the ids that the database gives go on after those that rows were added with. The embedded database does so by itself.
 */
export const continueIds = async (
  transaction: ContentTransaction,
  tables: readonly Table[],
): Promise<void> => {
  if (!isPostgres(transaction)) return;
  for (const { name } of tables) {
    const sequence = sql`pg_get_serial_sequence(${`"${name}"`}, 'id')`;
    await sql`
      select setval(${sequence}, greatest((select max(id) + 1 from ${sql.table(name)}), nextval(${sequence})), false)
    `.execute(transaction);
  }
};

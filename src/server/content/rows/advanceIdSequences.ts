import { sql } from 'kysely';
import type { ContentTransaction } from '../../database/database';
import { isPostgres } from '../../database/dialect';
import type { Table } from './tables';

/**
 * Moves the id sequences past the ids that were inserted explicitly, so that generated ids do not collide with them.
 * SQLite does so by itself.
 */
export async function advanceIdSequences(
  transaction: ContentTransaction,
  tables: readonly Table[],
): Promise<void> {
  if (!isPostgres(transaction)) return;
  for (const { name } of tables) {
    const sequence = sql`pg_get_serial_sequence(${`"${name}"`}, 'id')`;
    await sql`
      select setval(${sequence}, greatest((select max(id) + 1 from ${sql.table(name)}), nextval(${sequence})), false)
    `.execute(transaction);
  }
}

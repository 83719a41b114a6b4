import { sql } from 'kysely';
import type { StoredRow } from '../../database/database';
import type { Connection, StoredTable } from './schema';

/** So many rows are in memory at a time. */
const rowsAtOnce = 1_000;

/** The rows of a table in the order of its key, some at a time. */
export async function* rowPages(
  database: Connection,
  { name, key }: StoredTable,
): AsyncGenerator<StoredRow[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: StoredRow | undefined;
  for (;;) {
    let query = database.selectFrom(name).selectAll().orderBy(columns).limit(rowsAtOnce);
    if (last) {
      const reached = last;
      query = query.where(sql<boolean>`(${columns}) > (${sql.join(key.map((column) => reached[column]))})`);
    }
    const rows = await query.execute();
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < rowsAtOnce) return;
  }
}

import { sql } from 'kysely';
import type { DatabaseRow } from '../../database/database';
import type { Connection, StoredTable } from './schema';

/** How many rows are in memory at a time. */
const pageSize = 1_000;

/** Reads the rows of a table page by page, sorted by its primary key: texts by their bytes, so that each database sorts alike. */
export async function* rowPages(
  database: Connection,
  { name, key }: StoredTable,
): AsyncGenerator<DatabaseRow[]> {
  const columns = sql.join(
    key.map(({ name: column, hasCollation }) =>
      hasCollation ? sql`${sql.ref(column)} collate "C"` : sql.ref(column),
    ),
  );
  let last: DatabaseRow | undefined;
  for (;;) {
    let query = database.selectFrom(name).selectAll().orderBy(columns).limit(pageSize);
    if (last) {
      const lastRow = last;
      query = query.where(
        sql<boolean>`(${columns}) > (${sql.join(key.map((column) => lastRow[column.name]))})`,
      );
    }
    const rows = await query.execute();
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}

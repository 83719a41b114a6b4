import { sql } from 'kysely';
import type { ContentTransaction, StoredValue, DatabaseRow } from '../../database/database';
import type { Table } from './tables';
import { inBatches, rowsPerStatement } from '../../database/inBatches';

/** The columns of a row to change, with encoded values. */
export interface StoredPatch {
  readonly id: number;
  readonly values: DatabaseRow;
}

const typeOf = (table: Table, name: string): 'text' | 'integer' =>
  table.columns.find((column) => column.name === name)?.type ?? 'text';

/**
 * Casts a value of VALUES. Both databases name its columns `column1`, `column2` and so on, and need to know their
 * types.
 */
const typed = (value: StoredValue, type: 'text' | 'integer') => sql`cast(${value} as ${sql.raw(type)})`;

const updateBatch = async (
  transaction: ContentTransaction,
  table: Table,
  names: readonly string[],
  patches: readonly StoredPatch[],
): Promise<void> => {
  const rows = patches.map(
    ({ id, values }) =>
      sql`(${sql.join([typed(id, 'integer'), ...names.map((name) => typed(values[name] ?? null, typeOf(table, name)))])})`,
  );
  const assignments = names.map((name, index) => sql`${sql.id(name)} = v.${sql.id(`column${index + 2}`)}`);
  await sql`
    update ${sql.table(table.name)} set ${sql.join(assignments)}
    from (values ${sql.join(rows)}) as v
    where ${sql.table(table.name)}.id = v.column1
  `.execute(transaction);
};

const groupsOf = (patches: readonly StoredPatch[]): Map<string, StoredPatch[]> => {
  const groups = new Map<string, StoredPatch[]>();
  for (const patch of patches) {
    const key = Object.keys(patch.values).sort().join('\n');
    const group = groups.get(key);
    if (group) group.push(patch);
    else groups.set(key, [patch]);
  }
  return groups;
};

/** Updates many rows in few statements. A row may appear only once in `patches`. */
export async function updateStoredRows(
  transaction: ContentTransaction,
  table: Table,
  patches: readonly StoredPatch[],
): Promise<void> {
  for (const [key, group] of groupsOf(patches)) {
    const names = key.split('\n');
    const batchSize = rowsPerStatement(names.length + 1);
    await inBatches(group, (batch) => updateBatch(transaction, table, names, batch), batchSize);
  }
}

import type { EntityName } from './entities';
import type { Column } from './fields';
import type { Ordered } from './order';
import { columnsOfEntity } from './rows';

/*
 * The list that a row is in: the rows of the same parent, the same brand group and the same company. Positions count within it.
 */

type Values = Readonly<Record<string, unknown>>;

/** The columns that decide which list a row is in. */
export function listColumns(entity: EntityName): readonly Column[] {
  return columnsOfEntity(entity).filter(({ field: { kind } }) =>
    ['parent', 'brandFlag', 'company'].includes(kind),
  );
}

/** The rows of the list that a row with these values is in. */
export function rowsOfList<Row extends Values>(
  entity: EntityName,
  rows: readonly Row[],
  values: Values,
): readonly Row[] {
  const columns = listColumns(entity);
  return rows.filter((row) => columns.every(({ name }) => String(row[name]) === String(values[name])));
}

/**
 * The position after the last row of a list. A moved or copied row must not share a position; that of a new row (`nextOrder`) can,
 * if positions have gaps.
 */
export function orderAtEnd(rows: readonly Pick<Ordered, 'displayOrder'>[]): number {
  return Math.max(rows.length, ...rows.map(({ displayOrder }) => displayOrder)) + 1;
}

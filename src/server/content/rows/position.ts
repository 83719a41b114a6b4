import type { EntityName } from '../../../model/schema/entities';
import { listColumns, orderAtEnd } from '../../../model/schema/placement';
import type { ContentWriter } from '../contentWriter';
import type { WireValues } from './tables';
import { tableOfEntity } from './tables';

/** The column with the position of a row in its list. */
export const orderColumn = 'displayOrder';

/** The position after the last row of the list that a row with these values is in. */
export async function positionAtEnd(
  writer: ContentWriter,
  name: EntityName,
  values: WireValues,
): Promise<number> {
  const list = listColumns(name).map((column) => [column.name, values[column.name] ?? null] as const);
  const rows = await writer.findWhere(tableOfEntity(name), Object.fromEntries(list));
  return orderAtEnd(rows.map((row) => ({ displayOrder: Number(row[orderColumn]) })));
}

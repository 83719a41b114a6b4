import type { EntityName } from '../../../../model/schema/entities';
import { adminOf } from '../../../../model/schema/entities';

/** Whether the list of a kind is a table: it shows columns beside the name. */
export function isTable(entity: EntityName): boolean {
  return (adminOf(entity).columns ?? []).length > 0;
}

/**
 * The layout of a line of a table on a wide screen: the name, a cell for each column, and the buttons. The head has the same, so that
 * its cells stand above those of the rows.
 */
export function tableGrid(columnCount: number) {
  return {
    display: { base: 'flex', xl: 'grid' },
    gridTemplateColumns: { xl: `minmax(0, 1fr) repeat(${columnCount - 1}, 4.5rem) 6.75rem 21rem` },
    columnGap: { xl: '2' },
  } as const;
}

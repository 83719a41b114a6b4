import type { EntityName } from '../schema/entities';
import { entityNames } from '../schema/entities';
import { columnsOfEntity } from '../schema/rows';
import type { RowsOf } from '../site/screens/openedRow';

/** The column of an attached document; undefined for a kind of content that has none. */
export function fileColumnOf(entity: EntityName): string | undefined {
  return columnsOfEntity(entity).find(({ field }) => field.kind === 'file')?.name;
}

/** The names of the documents that rows offer. */
export function documentNames(rows: RowsOf): readonly string[] {
  return entityNames.flatMap((entity) => {
    const column = fileColumnOf(entity);
    if (column === undefined) return [];
    return rows(entity).flatMap((row) => String(new Map(Object.entries(row)).get(column) ?? '') || []);
  });
}

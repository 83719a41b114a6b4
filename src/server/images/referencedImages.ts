import { entityNames } from '../../model/schema/entities';
import { columnsOfEntity } from '../../model/schema/rows';
import { imageNameOf } from '../../model/images/variants';
import type { Table, WireRow } from '../content/rows/tables';
import { tableOfEntity } from '../content/rows/tables';

const imageColumns = entityNames.flatMap((name) =>
  columnsOfEntity(name)
    .filter(({ field }) => field.kind === 'image')
    .map((column) => ({ table: tableOfEntity(name), column: column.name })),
);

/** The names of the images on this site that rows show. */
export function referencedImages(content: { rows(table: Table): Iterable<WireRow> }): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { table, column } of imageColumns) {
    for (const row of content.rows(table)) {
      const name = imageNameOf(String(row[column]));
      if (name !== undefined) names.add(name);
    }
  }
  return names;
}

import { entities, entityNames } from '../../model/schema/entities';
import { columnsOf } from '../../model/schema/fields';
import { imageNameOf } from '../../model/images/variants';
import type { ContentStore } from '../content/contentStore';
import { tableOfEntity } from '../database/tables';

const imageColumns = entityNames.flatMap((name) =>
  columnsOf(entities[name].fields)
    .filter(({ field }) => field.kind === 'image')
    .map((column) => ({ table: tableOfEntity(name), column: column.name })),
);

/** The names of the images on this site that the rows of its content show. */
export function referencedImages(content: ContentStore): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { table, column } of imageColumns) {
    for (const row of content.rows(table)) {
      const name = imageNameOf(String(row[column]));
      if (name !== undefined) names.add(name);
    }
  }
  return names;
}

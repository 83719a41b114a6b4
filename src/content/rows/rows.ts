import type { EntityName, NewRow, Row } from '../../model/schema/entities';
import { columnsOfEntity, newRow } from '../../model/schema/rows';
import { typeset } from '../typography';

/** A row of the demonstration. A column that it leaves out has its default. */
export type FirstRow<Name extends EntityName> = Partial<NewRow<Name>>;

/** The name of a picture in the folder `pictures`, until the importer replaces it with a URL. */
export function picture(path: string): string {
  return `picture:${path}.jpg`;
}

export function name(nameEn: string, nameFr: string) {
  return { nameEn, nameFr };
}

export function description(descriptionEn: string, descriptionFr: string) {
  return {
    descriptionEn,
    descriptionFr,
  };
}

/** One list of an editor: adds the columns that its rows have in common, and their order from 1. */
export function list<Common extends object, Item extends object>(common: Common, items: readonly Item[]) {
  return items.map((item, index) => ({ ...common, ...item, displayOrder: index + 1 }));
}

const typesetColumns = <Name extends EntityName>(entity: Name, row: FirstRow<Name>): FirstRow<Name> => {
  const columns = new Map(columnsOfEntity(entity).map((column) => [column.name, column]));
  const entries = Object.entries(row).map(([name, value]: [string, unknown]) => {
    const column = columns.get(name);
    if (!column) throw new Error(`'${entity}' has no column '${name}'`);
    return [name, column.language && typeof value === 'string' ? typeset(value, column.language) : value];
  });
  return Object.fromEntries(entries) as FirstRow<Name>; // the same columns with the same types
};

/** The rows of a kind of content, with ids from 1 in the order of the list. */
export function rowsOf<Name extends EntityName>(
  entity: Name,
  rows: readonly FirstRow<Name>[],
): readonly Row<Name>[] {
  return rows.map((row, index): Row<Name> => {
    const complete = newRow(entity, typesetColumns(entity, row));
    return { ...complete, id: index + 1 } as Row<Name>; // a new row and its id
  });
}

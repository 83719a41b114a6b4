import type { EntityName } from '../../model/schema/entities';
import { entities } from '../../model/schema/entities';
import { columnsOf } from '../../model/schema/fields';
import { typeset } from '../typography';

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

const typesetColumns = <Value extends object>(entity: EntityName, row: Value): Value => {
  const languageOf = new Map(
    columnsOf(entities[entity].fields).map(({ name, language }) => [name, language]),
  );
  const entries = Object.entries(row).map(([column, value]: [string, unknown]) => {
    const language = languageOf.get(column);
    return [column, language && typeof value === 'string' ? typeset(value, language) : value];
  });
  return Object.fromEntries(entries) as Value; // the same columns with the same types
};

/** The rows of a kind of content, with ids from 1 in the order of the list. */
export function rowsOf<Content extends object>(
  entity: EntityName,
  rows: readonly Content[],
): readonly (Content & { id: number })[] {
  return rows.map((row, index) => ({ ...typesetColumns(entity, row), id: index + 1 }));
}

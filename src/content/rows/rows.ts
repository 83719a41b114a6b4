import type { EntityName } from '../../model/schema/entities';
import { entities } from '../../model/schema/entities';
import { columnsOf } from '../../model/schema/fields';
import { typeset } from '../typography';

/** The name of a picture in the folder `pictures`, until the importer replaces it with a URL. */
export const picture = (path: string): string => `picture:${path}.jpg`;

export const name = (nameEn: string, nameFr: string) => ({ nameEn, nameFr });

export const description = (descriptionEn: string, descriptionFr: string) => ({
  descriptionEn,
  descriptionFr,
});

/** One list of an editor: adds the columns that its rows have in common, and their order from 1. */
export const list = <Common extends object, Item extends object>(common: Common, items: readonly Item[]) =>
  items.map((item, index) => ({ ...common, ...item, displayOrder: index + 1 }));

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
export const rowsOf = <Content extends object>(
  entity: EntityName,
  rows: readonly Content[],
): readonly (Content & { id: number })[] =>
  rows.map((row, index) => ({ ...typesetColumns(entity, row), id: index + 1 }));

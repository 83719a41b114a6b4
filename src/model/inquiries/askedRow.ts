import type { EntityName } from '../schema/entities';
import { entities } from '../schema/entities';
import type { Entity } from '../schema/entities/entity';
import { rowNameInEither } from '../schema/rowNames';
import type { Language } from '../site/languages';
import { isOpeningRoute, isRowRoute, openedSearch, publicPages, publicRoutes } from '../site/pages';
import { pathTo } from '../site/paths';

type AnyRow = Readonly<Record<string, string | number | boolean | null>>;

/** The path of the page that shows a row, or that opens it in a dialog. */
const pathOf = (entity: EntityName, id: number, language: Language): string => {
  for (const route of publicRoutes) {
    if (isRowRoute(route) && publicPages[route].row.entity === entity) return pathTo(route, language, { id });
    if (isOpeningRoute(route) && publicPages[route].opens.entity === entity)
      return pathTo(route, language) + openedSearch(route, id);
  }
  return '';
};

/** A row that a question is about: its name, its number, such as on a data sheet ('' if it has none), and its path. */
export function askedRow(entity: EntityName, row: AnyRow, language: Language) {
  const { numberField = '' }: Entity = entities[entity];
  return {
    name: rowNameInEither(entity, row, language),
    number: String(row[numberField] ?? '').trim(),
    path: pathOf(entity, Number(row.id), language),
  };
}

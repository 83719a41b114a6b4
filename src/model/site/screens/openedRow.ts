import type { EntityName, Row } from '../../schema/entities';
import type { Brand } from '../brands';
import type { Language } from '../languages';
import { localized } from '../languages';
import { isOpeningRoute, openedSearch, publicPages } from '../pages';
import type { OpeningRoute } from '../pages';
import type { RouteMatch } from '../paths';
import { isProtectedRoute, readRowId } from '../paths';
import { fullName } from './fullName';
import { galleryPictures } from './galleryPictures';
import { productName } from './manufacturerImages';

export type OpenableEntity = (typeof publicPages)[OpeningRoute]['opens']['entity'];

/** The rows of the content. */
export type RowsOf = <Entity extends EntityName>(entity: Entity) => readonly Row<Entity>[];

/** Whether the pages of a brand show a row: those of an employee's company, or of the row's group of brands. */
export function isShownBy(row: object, brand: Brand): boolean {
  if ('isCertipropane' in row && row.isCertipropane !== brand.isCertipropane) return false;
  return !('company' in row) || row.company === brand.name;
}

/** The rows that the pages of a brand show. */
export function shownRows<Entity extends EntityName>(
  entity: Entity,
  brand: Brand,
  rows: RowsOf,
): readonly Row<Entity>[] {
  if (entity === 'galleryImage')
    return galleryPictures(rows('galleryImage'), brand) as unknown as readonly Row<Entity>[]; // of this kind
  return rows(entity).filter((row) => isShownBy(row, brand));
}

type Names = { readonly [Entity in OpenableEntity]: (row: Row<Entity>, language: Language) => string };

const names: Names = {
  employee: fullName,
  realization: (row, language) => localized(row, 'description', language),
  assembly: (row, language) => localized(row, 'name', language),
  manufacturerImage: productName,
  galleryImage: () => '',
  product: (row, language) => localized(row, 'name', language),
};

const nameOf = <Entity extends OpenableEntity>(
  entity: Entity,
  row: Row<Entity>,
  language: Language,
): string => names[entity](row, language).trim();

/** Whether the page that opens a kind of rows has an address for this one. A row without a name has none. */
export function hasOwnAddress(entity: OpenableEntity, row: object, language: Language): boolean {
  if (entity === 'galleryImage') return 'image' in row && row.image !== '';
  return nameOf(entity, row as Row<OpenableEntity>, language) !== ''; // a row of this kind
}

interface OpenedRowContext {
  readonly brand: Brand;
  readonly language: Language;
  readonly rows: RowsOf;
  /** The text that names a picture of the gallery by its position. */
  readonly pictureText: (position: { readonly number: number; readonly total: number }) => string;
}

/** A row with an address. */
export interface OpenableRow {
  readonly entity: OpenableEntity;
  /** The query of its address: `?part=3`. */
  readonly search: string;
  readonly row: Row<OpenableEntity>;
  /** Its name, as title of its page. */
  readonly name: string;
}

/** The rows that the page of a route opens in a dialog. A row without a name has no address. */
export function openableRows(
  route: OpeningRoute,
  { brand, language, rows, pictureText }: OpenedRowContext,
): readonly OpenableRow[] {
  const { entity } = publicPages[route].opens;
  const shown = shownRows<OpenableEntity>(entity, brand, rows);
  return shown.flatMap((row, index) => {
    const name =
      entity === 'galleryImage'
        ? pictureText({ number: index + 1, total: shown.length })
        : nameOf(entity, row, language);
    return name === '' ? [] : [{ entity, search: openedSearch(route, row.id), row, name }];
  });
}

/** The row that an address opens in a dialog; undefined if there is none. */
export function openedRow(
  match: RouteMatch | undefined,
  search: string,
  context: OpenedRowContext,
): OpenableRow | undefined {
  if (!match || isProtectedRoute(match.route) || !isOpeningRoute(match.route)) return undefined;
  const { parameter } = publicPages[match.route].opens;
  const id = readRowId(new URLSearchParams(search).get(parameter) ?? undefined);
  return id === undefined ? undefined : openableRows(match.route, context).find(({ row }) => row.id === id);
}

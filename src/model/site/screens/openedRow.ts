import type { Row } from '../../schema/entities';
import type { Brand } from '../brands';
import { groupOf } from '../brands';
import type { Language } from '../languages';
import { localized } from '../languages';
import { isOpeningRoute, publicPages } from '../pages';
import type { OpeningRoute } from '../pages';
import type { RouteMatch } from '../paths';
import { isProtectedRoute, readRowId } from '../paths';
import { fullName } from './fullName';
import { galleryPictures } from './galleryPictures';
import { productName } from './manufacturerImages';

export type OpenableEntity = (typeof publicPages)[OpeningRoute]['opens']['entity'];

interface Opened {
  readonly entity: OpenableEntity;
  readonly id: number;
}

/** The row that an address opens in a dialog: its entity and id. The row may not exist. */
export function openedRow(match: RouteMatch | undefined, search: string): Opened | undefined {
  if (!match || isProtectedRoute(match.route) || !isOpeningRoute(match.route)) return undefined;
  const { parameter, entity } = publicPages[match.route].opens;
  const id = readRowId(new URLSearchParams(search).get(parameter) ?? undefined);
  return id === undefined ? undefined : { entity, id };
}

/** Whether the pages of a brand show a row: those of an employee's company, or of the row's group of brands. */
const isShownBy = (row: object, brand: Brand): boolean => {
  if ('isCertipropane' in row && row.isCertipropane !== brand.isCertipropane) return false;
  return !('company' in row) || row.company === brand.name;
};

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

interface Reader {
  readonly brand: Brand;
  readonly language: Language;
  readonly rows: <Entity extends OpenableEntity>(entity: Entity) => readonly Row<Entity>[];
  /** The text that names a picture of the gallery by its position. */
  readonly pictureText: (position: { readonly number: number; readonly total: number }) => string;
}

/** The name of an open row as title of its page; '' if it has none, or if the pages of the brand do not show it. */
export function openedName(
  entity: OpenableEntity,
  id: number,
  { brand, language, rows, pictureText }: Reader,
): string {
  if (entity === 'galleryImage') {
    const pictures = galleryPictures(rows('galleryImage'), groupOf(brand));
    const number = 1 + pictures.findIndex((picture) => picture.id === id);
    return number === 0 ? '' : pictureText({ number, total: pictures.length });
  }
  const row = rows(entity).find((each) => each.id === id);
  return row && isShownBy(row, brand) ? nameOf(entity, row, language) : '';
}

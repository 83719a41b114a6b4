import type { EditorRoute } from '../schema/editors';
import { editors } from '../schema/editors';
import type { EntityName } from '../schema/entities';
import { childrenOf, entityNames, isGallery } from '../schema/entities';
import { parentOf } from '../schema/parents';
import type { FieldKind } from '../schema/fields';
import { columnsOfEntity } from '../schema/rows';
import type { Brand, BrandGroup } from '../site/brands';
import { groupOf } from '../site/brands';
import type { Language } from '../site/languages';
import { pathTo } from '../site/paths';
import { openParameter, openValue, referencesIn } from './openRequest';

/*
 * Addresses in the administration: `/edit-tankers?brand=fuel&open=tanker-3`,
 * `/edit-contacts?brand=propane&location=1#opening`.
 */

type EditRoute = EditorRoute | 'editContacts';

type AnyRow = Readonly<Record<string, string | number | boolean>> & { readonly id: number };

/** Finds a row of any kind. */
export type FindRow = (entity: EntityName, id: number) => AnyRow | undefined;

/** The parameters of the editors: the brand group, the company, the type and the location whose rows are shown. */
type Query = Partial<
  Record<'brand' | 'company' | 'type' | 'location' | typeof openParameter, string | number>
>;

const editAddress = (
  route: EditRoute,
  language: Language,
  query: Query & Readonly<Record<string, string | number>> = {},
): string => {
  const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return pathTo(route, language) + (given.length === 0 ? '' : `?${new URLSearchParams(given)}`);
};

const editorOfKind = (entity: EntityName): EditorRoute | undefined =>
  editors.find((editor) => editor.entity === entity)?.route;

/** The editor of the kind itself, or of the kind whose types these rows are. All others are contacts. */
const routeOf = (entity: EntityName): EditRoute =>
  editorOfKind(entity) ??
  childrenOf(entity)
    .map(editorOfKind)
    .find((route) => route !== undefined) ??
  'editContacts';

const columnOf = (entity: EntityName, kind: FieldKind): string =>
  columnsOfEntity(entity).find(({ field }) => field.kind === kind)?.name ?? '';

const groupOfFlag = (isPropane: boolean): BrandGroup => (isPropane ? 'propane' : 'fuel');

/** The values of the choices of an editor with which it shows a row. */
const scopeOf = (entity: EntityName, row: AnyRow): Query => {
  const brandFlag = row[columnOf(entity, 'brandFlag')];
  const company = row[columnOf(entity, 'company')];
  return {
    ...(typeof brandFlag === 'boolean' && { brand: groupOfFlag(brandFlag) }),
    ...(typeof company === 'string' && { company }),
  };
};

/** Whether the rows of a kind are further pictures of another row, in whose dialog they are edited. */
const isEditedInParent = (entity: EntityName): boolean =>
  isGallery(entity) && editorOfKind(entity) === undefined;

/** Where the rows of a kind are edited; undefined for those that are edited in the dialog of another row. */
export function listAddress(entity: EntityName, language: Language): string | undefined {
  return isEditedInParent(entity) ? undefined : editAddress(routeOf(entity), language);
}

/** The kinds whose rows are edited at a route, those in the dialogs of other rows too. */
export function kindsEditedAt(route: string): readonly EntityName[] {
  return entityNames.filter((entity) => {
    const parent = isEditedInParent(entity) ? parentOf(entity) : undefined;
    return routeOf(parent?.entity ?? entity) === route;
  });
}

/** The choices of the editor with which it shows a row: its list, or the type or the location that it is. */
const placeOf = (entity: EntityName, row: AnyRow): Query => {
  const parent = parentOf(entity);
  const parentId = parent ? Number(row[parent.column]) : undefined;
  if (editorOfKind(entity) !== undefined)
    return { ...scopeOf(entity, row), ...(parentId !== undefined && { type: parentId }) };
  if (routeOf(entity) !== 'editContacts') return { type: row.id };
  return parentId === undefined
    ? { brand: 'fuel', location: row.id } // the propane brand has no choice of a location
    : { ...scopeOf(entity, row), location: parentId };
};

/**
 * Where a row of a kind is added; undefined for a kind to which administrators add rows in another way, or none.
 * @param like a row whose list the new row is added to, and whose references it gets
 */
export function additionAddress(entity: EntityName, language: Language, like?: AnyRow): string | undefined {
  const route = routeOf(entity);
  const isPlace = route === 'editContacts' && childrenOf(entity).length > 0; // their number is fixed
  return isGallery(entity) || isPlace
    ? undefined
    : editAddress(route, language, {
        ...(like && placeOf(entity, like)),
        [openParameter]: openValue(entity),
        ...(like && referencesIn(entity, (column) => like[column])),
      });
}

/** Where a row is edited, with its form open; undefined for a picture whose row does not exist. */
export function rowAddress(
  entity: EntityName,
  row: AnyRow,
  findRow: FindRow,
  language: Language,
): string | undefined {
  const parent = parentOf(entity);
  if (parent && isEditedInParent(entity)) {
    const parentRow = findRow(parent.entity, Number(row[parent.column]));
    return parentRow && rowAddress(parent.entity, parentRow, findRow, language);
  }
  return editAddress(routeOf(entity), language, {
    ...placeOf(entity, row),
    [openParameter]: openValue(entity, row.id),
  });
}

/** The kinds that are edited for each place of business, in tables below each other. */
export const contactKinds: readonly EntityName[] = entityNames
  .filter((entity) => routeOf(entity) === 'editContacts')
  .flatMap(childrenOf);

/** The table with the contacts of a kind at the place of a brand. */
export function contactsAddress(entity: EntityName, brand: Brand, language: Language): string {
  const place = { brand: groupOf(brand), location: brand.contactLocationId };
  return `${editAddress('editContacts', language, place)}#${entity}`;
}

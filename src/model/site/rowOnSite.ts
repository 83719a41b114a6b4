import type { EntityName } from '../schema/entities';
import { childrenOf } from '../schema/entities';
import { parentOf } from '../schema/parents';
import type { Brand } from './brands';
import { brandList } from './brands';
import type { Language } from './languages';
import type { PublicRoute } from './pages';
import { isOpeningRoute, openedSearch, pageOf, publicRoutes } from './pages';
import { addressOf, canonicalAddress } from './paths';
import type { OpenableEntity } from './screens/openedRow';
import { hasOwnAddress, isShownBy } from './screens/openedRow';

type AnyRow = { readonly id: number } & Readonly<Record<string, string | number | boolean>>;

interface SiteReader {
  /** The brand whose site shows the row, if it does. Otherwise it is the first brand that shows it. */
  readonly brand: Brand;
  readonly language: Language;
  /** A row of the content; undefined if it does not exist. */
  readonly rowOf: (entity: EntityName, id: number) => AnyRow | undefined;
}

/** Where visitors see a row: the brand, and the address on its site. */
interface RowOnSite {
  readonly brand: Brand;
  /** Path and query: `/parts?part=3`. */
  readonly address: string;
}

type Page = ReturnType<typeof pageOf>;

const findRoute = (shows: (page: Page) => boolean): PublicRoute | undefined =>
  publicRoutes.find((route) => shows(pageOf(route)));

/** Whether the contact page shows a kind of rows, without an address for each of them. */
const isOfLocation = (entity: EntityName): boolean =>
  entity === 'location' || parentOf(entity)?.entity === 'location';

/** The page of the row, or the page that opens or lists it; undefined for a kind without such a page. */
const pageAddress = (entity: EntityName, row: AnyRow, language: Language): string | undefined => {
  const own = findRoute((page) => page.row?.entity === entity);
  if (own) return addressOf(own, language, { id: row.id });
  if (isOfLocation(entity)) {
    const contacts = findRoute(({ editor }) => editor === 'editContacts');
    return contacts && addressOf(contacts, language);
  }
  const opening = findRoute((page) => page.opens?.entity === entity);
  if (!opening || !isOpeningRoute(opening)) return undefined;
  const isOpened = hasOwnAddress(entity as OpenableEntity, row, language); // a page opens this kind
  const search = isOpened ? openedSearch(opening, row.id) : '';
  return canonicalAddress({ route: opening, params: {} }, search, language);
};

/** The parameter of the tabs of a page, one for each parent. */
const tabParameter = 'type';

/** The page that shows the rows of a parent, with its tab open: `/achievements?type=2`. */
const pageOfChildren = (entity: EntityName, id: number, language: Language): string | undefined => {
  const route = findRoute(({ opens }) => opens !== undefined && childrenOf(entity).includes(opens.entity));
  return route && canonicalAddress({ route, params: {} }, `?${tabParameter}=${id}`, language);
};

/**
 * Where visitors see a row, or would if it were not hidden: its own page, the page that opens or lists it, or the page of the row that it
 * belongs to. Undefined for a kind without a page, and for a row that no brand shows.
 */
export function rowOnSite(
  entity: EntityName,
  row: AnyRow,
  { brand, language, rowOf }: SiteReader,
): RowOnSite | undefined {
  const shownBy = [brand, ...brandList].find((each) => isShownBy(row, each));
  const address = pageAddress(entity, row, language) ?? pageOfChildren(entity, row.id, language);
  if (shownBy && address !== undefined) return { brand: shownBy, address };
  const parent = parentOf(entity);
  const parentRow = parent && rowOf(parent.entity, Number(row[parent.column]));
  return parentRow && rowOnSite(parent.entity, parentRow, { brand, language, rowOf });
}

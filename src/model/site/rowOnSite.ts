import type { EntityName } from '../schema/entities';
import { childrenOf, entities, isEntityName } from '../schema/entities';
import { parentField } from '../schema/entities/entity';
import type { Brand } from './brands';
import { brandList } from './brands';
import type { Language } from './languages';
import type { PublicRoute } from './pages';
import { pageOf, publicRoutes } from './pages';
import { addressOf } from './paths';
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

const withQuery = (address: string, query: string): string =>
  address + (address.includes('?') ? '&' : '?') + query;

/** Whether the contact page shows a kind of rows, without an address for each of them. */
const isOfLocation = (entity: EntityName): boolean =>
  entity === 'location' || parentField(entities[entity])?.entity === 'location';

/** The page of the row, or the page that opens or lists it; undefined for a kind without such a page. */
const pageAddress = (entity: EntityName, row: AnyRow, language: Language): string | undefined => {
  const own = findRoute((page) => page.row?.entity === entity);
  if (own) return addressOf(own, language, { id: row.id });
  if (isOfLocation(entity)) {
    const contacts = findRoute(({ editor }) => editor === 'editContacts');
    return contacts && addressOf(contacts, language);
  }
  const opening = findRoute((page) => page.opens?.entity === entity);
  if (!opening) return undefined;
  const address = addressOf(opening, language);
  const { opens } = pageOf(opening);
  return opens && hasOwnAddress(entity as OpenableEntity, row, language) // a page opens this kind
    ? withQuery(address, `${opens.parameter}=${row.id}`)
    : address;
};

/** The parameter of the tabs of a page, one for each parent. */
const tabParameter = 'type';

/** The page that shows the rows of a parent, with its tab open: `/achievements?type=2`. */
const pageOfChildren = (entity: EntityName, id: number, language: Language): string | undefined => {
  const route = findRoute(({ opens }) => opens !== undefined && childrenOf(entity).includes(opens.entity));
  return route && withQuery(addressOf(route, language), `${tabParameter}=${id}`);
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
  const parent = parentField(entities[entity]);
  if (!parent || !isEntityName(parent.entity)) return undefined;
  const parentRow = rowOf(parent.entity, Number(row[parent.name]));
  return parentRow && rowOnSite(parent.entity, parentRow, { brand, language, rowOf });
}

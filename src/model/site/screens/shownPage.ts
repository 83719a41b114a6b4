import type { EntityName, Row } from '../../schema/entities';
import type { Brand } from '../brands';
import type { Language, LocalizedColumns } from '../languages';
import { localized } from '../languages';
import { plainLine } from '../../text/plainLine';
import { isNarrowed } from '../narrowedList';
import { isRowRoute, pageOf, publicPages } from '../pages';
import type { RouteMatch } from '../paths';
import { isProtectedRoute, readRowId } from '../paths';
import type { TitleKey } from '../titles';
import { titleKeyOf } from '../titles';
import type { SaleSettings } from './tankers/listedTankers';
import { isListed } from './tankers/listedTankers';
import type { ListPage } from './listPage';
import { compareParameter, listPageOf, pageParameter, requestedPage } from './listPage';
import type { OpenableRow, RowsOf } from './openedRow';
import { openedRow, shownRows } from './openedRow';

/** The content and texts that decide what an address shows. */
export interface ShownPageContext {
  readonly brand: Brand;
  readonly language: Language;
  readonly rows: RowsOf;
  readonly sales: SaleSettings;
  readonly titleText: (key: TitleKey) => string;
  /** The text that names a picture of the gallery by its position. */
  readonly pictureText: (position: { readonly number: number; readonly total: number }) => string;
  /** The text that names a page of a list: 'page 2 of 3'. */
  readonly pageText: (page: { readonly number: number; readonly count: number }) => string;
}

/** The page that an address shows. The server and the client derive the title and the canonical link from it. */
export interface ShownPage {
  readonly title: string;
  /** The query of its canonical address: `?part=3`, `?page=2` or ''. */
  readonly search: string;
  /** The row that is open in a dialog. */
  readonly opened?: OpenableRow;
  readonly listPage: ListPage;
  /** Whether the address narrows the list: its canonical address is that of the whole list. */
  readonly isNarrowed: boolean;
}

const isTanker = (row: object): row is Row<'tanker'> => 'soldAt' in row;

/** The page of the route's list. A path without a list has one page, and so has a narrowed list. */
const listPageIn = (
  match: RouteMatch | undefined,
  search: string,
  { brand, rows, sales }: ShownPageContext,
): ListPage => {
  if (isNarrowed(match?.route, search)) return listPageOf(0, 1);
  const entity = match && !isProtectedRoute(match.route) ? pageOf(match.route).lists : undefined;
  const shown = entity ? shownRows(entity, brand, rows) : [];
  const listed = shown.filter((row) => !isTanker(row) || isListed(row, sales));
  return listPageOf(listed.length, requestedPage(search));
};

/** The title of the route. A page that shows a row has the row's name, or 'not found' where the row does not exist. */
const routeTitle = (
  match: RouteMatch | undefined,
  search: string,
  { language, rows, titleText }: ShownPageContext,
): string => {
  if (match?.route === 'tankers' && new URLSearchParams(search).get(compareParameter))
    return titleText('compare');
  if (!match || isProtectedRoute(match.route) || !isRowRoute(match.route))
    return titleText(titleKeyOf(match?.route));
  const { entity, name }: { entity: EntityName; name: string } = publicPages[match.route].row;
  const id = readRowId(match.params.id);
  const row = rows(entity).find((each) => each.id === id) as LocalizedColumns<string> | undefined; // the table names a field of the entity
  if (!row) return titleText('not-found');
  return localized(row, name, language).trim() || titleText(titleKeyOf(match.route));
};

/** A text with the page number; the first page has the text alone. */
export function withPageNumber(text: string, page: ListPage, pageText: ShownPageContext['pageText']): string {
  return page.number === 1 ? text : `${text} (${pageText(page)})`;
}

export function shownPage(
  match: RouteMatch | undefined,
  search: string,
  context: ShownPageContext,
): ShownPage {
  const opened = openedRow(match, search, context);
  const listPage = listPageIn(match, opened ? '' : search, context);
  if (opened)
    return { title: plainLine(opened.name), search: opened.search, opened, listPage, isNarrowed: false };
  return {
    title: plainLine(withPageNumber(routeTitle(match, search, context), listPage, context.pageText)),
    search: listPage.number === 1 ? '' : `?${pageParameter}=${listPage.number}`,
    listPage,
    isNarrowed: isNarrowed(match?.route, search),
  };
}

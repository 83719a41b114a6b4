import type { Language, Localized } from '../../model/site/languages';
import { defaultLanguage, localizedBy, otherLanguage } from '../../model/site/languages';
import type { IndexableRoute } from '../../model/site/pages';
import { isIndexable, isRowRoute, publicPages } from '../../model/site/pages';
import type { Route, RouteMatch } from '../../model/site/paths';
import { addressOf, isProtectedRoute, matchPath } from '../../model/site/paths';
import { titleKeyOf } from '../../model/site/titles';
import type { PageContent } from './pageContent';
import { notFoundPage, scriptRequiredPage } from './body/otherPages';
import type { PageBody } from './body/pageBlocks';
import { pageBodyOf } from './body/pages';
import { listPageUrl, listPageOf, withListPage } from './body/listPage';
import type { ListPage } from './body/listPage';
import type { PageContext } from './pageContext';
import { breadcrumbs } from './structuredData/breadcrumbs';
import { openedPageOf } from './openedPage';
import type { JsonLdNode } from './structuredData/jsonLdNode';

/** The metadata of a page for search engines and for sites that link to it. */
export interface SearchMetadata {
  readonly description: string;
  /** The canonical address without its origin, with the page number of its list. */
  readonly path: string;
  /** The path in each language. */
  readonly alternatePaths: Localized;
  /** The address of the row that is open in a dialog. Sites that link to it show the row, search engines the page. */
  readonly sharedPath?: string;
  /** The first picture, which other sites show with a link to the page: its link in the content. */
  readonly picture?: string;
  readonly jsonLdNodes: readonly JsonLdNode[];
}

/** Everything that the server renders of a page. */
export interface PageDescription {
  readonly status: 200 | 404;
  /**
   * The context of each language that the address can have; the page's language comes first. Where an address has no
   * language, only the browser knows which one the visitor prefers.
   */
  readonly contexts: Contexts;
  readonly title: string;
  /** The server-rendered body in each language, in the order of `contexts`. */
  readonly bodies: Bodies;
  /** The page of its list. */
  readonly listPage: ListPage;
  /** The route of the screen that the client will show; undefined for an unknown path. */
  readonly route?: Route;
  /** Undefined for a page that search engines must not index. */
  readonly metadata?: SearchMetadata;
}

/** What decides which page a request gets. */
export interface PageRequest {
  readonly pathname: string;
  /** The language in the query; a path with a language has priority. */
  readonly language?: Language | undefined;
  /** The requested page of its list, counted from 1. */
  readonly listPageNumber: number;
  /** The id of the row that the page opens in a dialog. */
  readonly openedId?: number | undefined;
}

/** The contexts of one page; there is at least one. */
type Contexts = readonly [PageContext, ...PageContext[]];
type Bodies = readonly [PageBody, ...PageBody[]];

/** Returns the context of a language. */
export type ContextInLanguage = (language: Language) => PageContext;

const isFindable = (route: Route): route is IndexableRoute => !isProtectedRoute(route) && isIndexable(route);

/** The list that a page's row belongs to, if it shows one, and the page itself. */
const breadcrumbSteps = (
  route: IndexableRoute,
  title: string,
  path: string,
  { text, path: to }: PageContext,
) => {
  const list = isRowRoute(route) ? publicPages[route].row.list : undefined;
  return [...(list ? [[text('titles', list), to(list)] as const] : []), [title, path] as const];
};

/** A page that shows a row has the title of the row. */
const titleOf = (route: Route, { text }: PageContext, body?: PageBody): string => {
  const rowTitle = !isProtectedRoute(route) && isRowRoute(route) ? body?.heading.trim() : '';
  return rowTitle === undefined || rowTitle === '' ? text('titles', titleKeyOf(route)) : rowTitle;
};

/** The content of a page in its languages. */
type LocalizedContent = Pick<PageDescription, 'contexts' | 'bodies' | 'listPage'>;

/** The body of a page in each language; undefined where the page's row does not exist. */
const renderBodies = async (
  route: IndexableRoute,
  match: RouteMatch,
  [first, ...others]: Contexts,
  content: PageContent,
): Promise<Bodies | undefined> => {
  const body = await pageBodyOf(route, match, first, content);
  const otherBodies = await Promise.all(others.map((each) => pageBodyOf(route, match, each, content)));
  return body && [body, ...otherBodies.flatMap((each) => each ?? [])];
};

/** The metadata of a page that search engines may index. */
const searchMetadataOf = (
  route: IndexableRoute,
  match: RouteMatch,
  { contexts: [context], bodies: [body], listPage }: LocalizedContent,
): SearchMetadata => {
  const pathIn = (language: Language): string =>
    listPageUrl(addressOf(route, language, match.params), listPage.number);
  const steps = breadcrumbSteps(route, titleOf(route, context, body), listPage.path, context);
  const description = body.description ?? context.text('titles', `description-${route}`);
  return {
    description: withListPage(description, context, listPage),
    path: listPageUrl(listPage.path, listPage.number),
    alternatePaths: localizedBy(pathIn),
    ...(body.picture && { picture: body.picture }),
    jsonLdNodes: [
      ...(body.jsonLdNodes ?? []),
      ...listPage.items.flatMap(({ jsonLd }) => jsonLd?.() ?? []),
      ...(route === 'home' ? [] : [breadcrumbs(context, steps)]),
    ],
  };
};

/** The content of a page that search engines must not index. */
const unlistedPage = (
  [first, ...others]: Contexts,
  bodyIn: (context: PageContext) => PageBody,
): LocalizedContent => {
  const body = bodyIn(first);
  return {
    contexts: [first, ...others],
    bodies: [body, ...others.map(bodyIn)],
    listPage: listPageOf(body, '', 1),
  };
};

/**
 * Describes a page. Where the address has no language, the page has both, the default language first.
 */
export async function describePage(
  { pathname, language: namedLanguage, listPageNumber, openedId }: PageRequest,
  content: PageContent,
  contextIn: ContextInLanguage,
): Promise<PageDescription> {
  const match = matchPath(pathname);
  const language = match?.language ?? namedLanguage;
  const others = language ? [] : [otherLanguage(defaultLanguage)];
  const contexts: Contexts = [contextIn(language ?? defaultLanguage), ...others.map(contextIn)];
  const [context] = contexts;
  const notFound = (): PageDescription => ({
    status: 404,
    ...unlistedPage(contexts, notFoundPage),
    title: context.text('titles', 'not-found'),
  });
  if (!match) return notFound();
  const { route } = match;
  if (!isFindable(route)) {
    const page = unlistedPage(contexts, (each) => scriptRequiredPage(each, titleOf(route, each)));
    return { status: 200, ...page, route, title: titleOf(route, context) };
  }
  const bodies = await renderBodies(route, match, contexts, content);
  if (!bodies) return notFound();
  const listPage = listPageOf(bodies[0], addressOf(route, context.language, match.params), listPageNumber);
  const page: LocalizedContent = { contexts, bodies, listPage };
  const title = withListPage(titleOf(route, context, bodies[0]), context, listPage);
  const metadata = searchMetadataOf(route, match, page);
  const opened = openedId === undefined ? undefined : openedPageOf(route, openedId, context);
  return {
    status: 200,
    ...page,
    route,
    title: opened?.title ?? title,
    metadata: { ...metadata, ...opened?.metadata },
  };
}

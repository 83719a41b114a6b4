import type { Language, Localized } from '../../model/site/languages';
import { defaultLanguage, languages, otherLanguage } from '../../model/site/languages';
import type { IndexableRoute } from '../../model/site/pages';
import { isIndexable, isRowRoute, publicPages } from '../../model/site/pages';
import type { Route, RouteMatch } from '../../model/site/paths';
import { isProtectedRoute, matchPath, pathTo } from '../../model/site/paths';
import { titleKeyOf } from '../../model/site/titles';
import type { PageContent } from './pageContent';
import { notFoundPage, scriptRequiredPage } from './body/otherPages';
import type { PageBody } from './body/pageBlocks';
import { pageBodyOf } from './body/pages';
import { listPageUrl, listPageOf, withListPage } from './body/listPage';
import type { ListPage } from './body/listPage';
import type { PageContext } from './pageContext';
import { breadcrumbs } from './structuredData/breadcrumbs';
import type { JsonLdNode } from './structuredData/jsonLdNode';

/** The metadata of a page for search engines and for sites that link to it. */
export interface SearchMetadata {
  readonly description: string;
  /** The canonical path, with the page number of its list. */
  readonly path: string;
  /** The path in each language; undefined where the languages share it. */
  readonly alternatePaths?: Localized;
  /** The first picture, which other sites show with a link to the page: its link in the content. */
  readonly picture?: string;
  readonly jsonLdNodes: readonly JsonLdNode[];
}

/** Everything that the server renders of a page. */
export interface PageDescription {
  readonly status: 200 | 404;
  /**
   * The context of each language that the path can have; the page's language comes first. Where the languages share
   * the path, only the browser knows which language the visitor chose.
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
  const [en, fr] = languages.map((each) => listPageUrl(pathTo(route, each, match.params), listPage.number));
  const steps = breadcrumbSteps(route, titleOf(route, context, body), listPage.path, context);
  const description = body.description ?? context.text('titles', `description-${route}`);
  return {
    description: withListPage(description, context, listPage),
    path: listPageUrl(listPage.path, listPage.number),
    ...(match.language && en && fr && { alternatePaths: { en, fr } }),
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
 * Describes the page of a path. Where both languages share the path, the default language comes first.
 * @param listPageNumber the requested page of its list, counted from 1
 */
export async function describePage(
  pathname: string,
  listPageNumber: number,
  content: PageContent,
  contextIn: ContextInLanguage,
): Promise<PageDescription> {
  const match = matchPath(pathname);
  const others = match?.language ? [] : [otherLanguage(defaultLanguage)];
  const contexts: Contexts = [contextIn(match?.language ?? defaultLanguage), ...others.map(contextIn)];
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
  const listPage = listPageOf(bodies[0], pathTo(route, context.language, match.params), listPageNumber);
  const page: LocalizedContent = { contexts, bodies, listPage };
  const title = withListPage(titleOf(route, context, bodies[0]), context, listPage);
  return { status: 200, ...page, route, title, metadata: searchMetadataOf(route, match, page) };
}

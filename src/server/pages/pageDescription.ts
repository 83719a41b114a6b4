import type { Language } from '../../model/site/languages';
import { defaultLanguage, otherLanguage } from '../../model/site/languages';
import type { IndexableRoute } from '../../model/site/pages';
import { isIndexable, isRowRoute } from '../../model/site/pages';
import type { Route, RouteMatch } from '../../model/site/paths';
import { isProtectedRoute, matchPath } from '../../model/site/paths';
import type { ListPage } from '../../model/site/screens/listPage';
import type { ShownPage } from '../../model/site/screens/shownPage';
import { shownPage } from '../../model/site/screens/shownPage';
import { titleKeyOf } from '../../model/site/titles';
import type { PageContent } from './pageContent';
import type { PageContext } from './pageContext';
import { toShownPageContext } from './pageContext';
import { describeRowScreen } from './screens/rowScreens';
import type { ScreenDescription } from './screens/screenDescription';
import { describeGeneralScreen } from './screens/screens';
import type { SearchMetadata } from './searchMetadata';
import { searchMetadataOf } from './searchMetadata';

/** Everything that the server renders of a page. */
export interface PageDescription {
  readonly status: 200 | 404;
  /**
   * The context of each language that the address can have; the page's language comes first. Where an address has no
   * language, the browser may have stored another one than it prefers.
   */
  readonly contexts: Contexts;
  readonly title: string;
  /** The screen in each language, in the order of `contexts`. */
  readonly screens: Screens;
  /** The route of the screen that the client will show; undefined for an unknown path. */
  readonly route?: Route;
  /** Undefined for a page that search engines must not index. */
  readonly metadata?: SearchMetadata;
}

/** The values that decide which page a request gets. */
export interface PageRequest {
  readonly pathname: string;
  /** The language in the query; a path with a language has priority. */
  readonly language?: Language | undefined;
  /** The language that the visitor's browser prefers, where the address has none. */
  readonly preferredLanguage?: Language | undefined;
  /** The part of the query that changes what a page shows: `?part=3`. */
  readonly search: string;
}

/** The contexts of one page; there is at least one. */
type Contexts = readonly [PageContext, ...PageContext[]];
type Screens = readonly [ScreenDescription, ...ScreenDescription[]];

/** Returns the context of a language. */
export type ContextInLanguage = (language: Language) => PageContext;

const isFindable = (route: Route): route is IndexableRoute => !isProtectedRoute(route) && isIndexable(route);

const describeScreen = (
  route: IndexableRoute,
  match: RouteMatch,
  context: PageContext,
  { content, listPage }: { readonly content: PageContent; readonly listPage: ListPage },
): Promise<ScreenDescription | undefined> =>
  isRowRoute(route)
    ? describeRowScreen(route, match, context, content)
    : Promise.resolve(describeGeneralScreen(route, context, listPage));

/** The screen of a page in each language; undefined where the page's row does not exist. */
const describeScreens = async (
  [first, ...others]: Contexts,
  describe: (context: PageContext) => Promise<ScreenDescription | undefined>,
): Promise<Screens | undefined> => {
  const screen = await describe(first);
  const otherScreens = await Promise.all(others.map(describe));
  return screen && [screen, ...otherScreens.flatMap((each) => each ?? [])];
};

/** The screen of an unknown path. */
const notFoundScreen = ({ text }: PageContext): ScreenDescription => ({
  heading: text('error', 'not-found-title'),
  introduction: text('error', 'not-found-text'),
});

/** A screen that needs scripts. */
const scriptRequiredScreen = ({ text }: PageContext, title: string): ScreenDescription => ({
  heading: title,
  introduction: text('shared', 'needs-scripts'),
});

/** A page that search engines must not index. */
const unlistedPage = (
  [first, ...others]: Contexts,
  { title }: Pick<ShownPage, 'title'>,
  describe: (context: PageContext) => ScreenDescription,
) => ({
  contexts: [first, ...others] as const,
  screens: [describe(first), ...others.map(describe)] as const,
  title,
});

const notFoundOf = (contexts: Contexts): PageDescription => ({
  status: 404,
  ...unlistedPage(contexts, shownPage(undefined, '', toShownPageContext(contexts[0])), notFoundScreen),
});

/** Describes the page of a path that the site has. */
const describeMatch = async (
  match: RouteMatch,
  { search }: PageRequest,
  contexts: Contexts,
  content: PageContent,
): Promise<PageDescription> => {
  const [context] = contexts;
  const { route } = match;
  const shown = shownPage(match, search, toShownPageContext(context));
  if (!isFindable(route)) {
    const describe = (each: PageContext): ScreenDescription =>
      scriptRequiredScreen(each, shownPage(match, '', toShownPageContext(each)).title);
    return { status: 200, ...unlistedPage(contexts, shown, describe), route };
  }
  const { title, listPage } = shown;
  const screens = await describeScreens(contexts, (each) =>
    describeScreen(route, match, each, { content, listPage }),
  );
  if (!screens) return notFoundOf(contexts);
  return {
    status: 200,
    contexts,
    screens,
    route,
    title,
    metadata: searchMetadataOf({ ...match, route }, shown, context, screens[0]),
  };
};

/** Describes a page. Where the address has no language, the page has both, the preferred one first. */
export async function describePage(
  request: PageRequest,
  content: PageContent,
  contextIn: ContextInLanguage,
): Promise<PageDescription> {
  const match = matchPath(request.pathname);
  const language = match?.language ?? request.language;
  const { preferredLanguage = defaultLanguage } = request;
  const others = language ? [] : [otherLanguage(preferredLanguage)];
  const contexts: Contexts = [contextIn(language ?? preferredLanguage), ...others.map(contextIn)];
  return match ? describeMatch(match, request, contexts, content) : notFoundOf(contexts);
}

/** The page that the service worker stores for paths not visited yet. The client then shows the screen of the path. */
export function describeShell(contextIn: ContextInLanguage): PageDescription {
  const titleIn = ({ text }: PageContext): string => text('titles', titleKeyOf('home'));
  const contexts: Contexts = [contextIn(defaultLanguage), contextIn(otherLanguage(defaultLanguage))];
  const describe = (each: PageContext): ScreenDescription => scriptRequiredScreen(each, titleIn(each));
  return { status: 200, ...unlistedPage(contexts, { title: titleIn(contexts[0]) }, describe) };
}

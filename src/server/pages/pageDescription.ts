import type { Language, Localized } from '../../model/site/languages';
import { defaultLanguage, languages, otherLanguage } from '../../model/site/languages';
import type { PublicRoute, Route, RouteMatch } from '../../model/site/paths';
import { isProtectedRoute, matchPath, pathTo } from '../../model/site/paths';
import { titleKeyOf } from '../../model/site/titles';
import type { PageContent } from './pageContent';
import { notFoundPage, scriptedPage } from './body/otherPages';
import type { PageBody } from './body/pageBlocks';
import type { FindableRoute } from './body/pages';
import { pageBodyOf } from './body/pages';
import { listPageUrl, listPageOf, withListPage } from './body/listPage';
import type { ListPage } from './body/listPage';
import type { PageContext } from './pageContext';
import { breadcrumbs } from './structuredData/breadcrumbs';
import type { JsonLdNode } from './structuredData/jsonLdNode';

/** What a page is to those who come to it from a search engine or a link. */
export interface Findable {
  readonly description: string;
  /** The path by which it is to be known, with which portion of its list it shows. */
  readonly path: string;
  /** The same in each language; none where they share it. */
  readonly aliases?: Localized;
  /** What it begins with and is shared with: the link of a picture, as content has it. */
  readonly picture?: string;
  readonly things: readonly JsonLdNode[];
}

/** What the server says of a page before the client has started. */
export interface PageDescription {
  readonly status: 200 | 404;
  /**
   * The content in each language that its path may be read in, the page's own first: which one a visitor chose is known to
   * the browser alone.
   */
  readonly readers: Readers;
  readonly title: string;
  /** As it is read without scripts: one for each of the readers. */
  readonly plains: Plains;
  /** What it shows of what it lists. */
  readonly portion: ListPage;
  /** The screen that will be shown; none where there is none. */
  readonly route?: Route;
  /** Nothing for pages that no search engine should show. */
  readonly findable?: Findable;
}

/** Those of one page, of which there is always one. */
type Readers = readonly [PageContext, ...PageContext[]];
type Plains = readonly [PageBody, ...PageBody[]];

/** Gives the content as it is read in a language. */
export type ReaderIn = (language: Language) => PageContext;

const isFindable = (route: Route): route is FindableRoute => !isProtectedRoute(route) && route !== 'login';

/** The list that a row's page belongs to. */
const lists = { tanker: 'tankers', career: 'careers' } as const satisfies Partial<
  Record<PublicRoute, PublicRoute>
>;

const stepsTo = (route: FindableRoute, title: string, path: string, { text, path: to }: PageContext) => [
  ...(route === 'tanker' || route === 'career'
    ? [[text('titles', lists[route]), to(lists[route])] as const]
    : []),
  [title, path] as const,
];

const titleOf = (route: Route, { text }: PageContext, plain?: PageBody): string => {
  const own = route === 'tanker' || route === 'career' ? plain?.heading.trim() : '';
  return own === undefined || own === '' ? text('titles', titleKeyOf(route)) : own;
};

/** What there is of a page. */
type Read = Pick<PageDescription, 'readers' | 'plains' | 'portion'>;

/** A page as each of its readers reads it; undefined where it shows a row that is not there. */
const plainsOf = async (
  route: FindableRoute,
  match: RouteMatch,
  [first, ...others]: Readers,
  content: PageContent,
): Promise<Plains | undefined> => {
  const plain = await pageBodyOf(route, match, first, content);
  const inOthers = await Promise.all(others.map((each) => pageBodyOf(route, match, each, content)));
  return plain && [plain, ...inOthers.flatMap((each) => each ?? [])];
};

/** What those find who look for a page. */
const findableOf = (
  route: FindableRoute,
  match: RouteMatch,
  { readers: [reader], plains: [plain], portion }: Read,
): Findable => {
  const [en, fr] = languages.map((each) => listPageUrl(pathTo(route, each, match.params), portion.number));
  const steps = stepsTo(route, titleOf(route, reader, plain), portion.path, reader);
  const description = plain.description ?? reader.text('titles', `description-${route}`);
  return {
    description: withListPage(description, reader, portion),
    path: listPageUrl(portion.path, portion.number),
    ...(match.language && en && fr && { aliases: { en, fr } }),
    ...(plain.picture && { picture: plain.picture }),
    things: [
      ...(plain.things ?? []),
      ...portion.items.flatMap(({ thing }) => thing?.() ?? []),
      ...(route === 'home' ? [] : [breadcrumbs(reader, steps)]),
    ],
  };
};

/** A page that nobody finds: the same words for each of its readers. */
const unlisted = ([first, ...others]: Readers, plainOf: (reader: PageContext) => PageBody): Read => {
  const plain = plainOf(first);
  return {
    readers: [first, ...others],
    plains: [plain, ...others.map(plainOf)],
    portion: listPageOf(plain, '', 1),
  };
};

/**
 * Describes the page of a path; one that both languages share in the default one.
 * @param asked which portion of what it lists, counted from 1
 */
export const describePage = async (
  pathname: string,
  asked: number,
  content: PageContent,
  readerIn: ReaderIn,
): Promise<PageDescription> => {
  const match = matchPath(pathname);
  const others = match?.language ? [] : [otherLanguage(defaultLanguage)];
  const readers: Readers = [readerIn(match?.language ?? defaultLanguage), ...others.map(readerIn)];
  const [reader] = readers;
  const notFound = (): PageDescription => ({
    status: 404,
    ...unlisted(readers, notFoundPage),
    title: reader.text('titles', 'not-found'),
  });
  if (!match) return notFound();
  const { route } = match;
  if (!isFindable(route)) {
    const parts = unlisted(readers, (each) => scriptedPage(each, titleOf(route, each)));
    return { status: 200, ...parts, route, title: titleOf(route, reader) };
  }
  const plains = await plainsOf(route, match, readers, content);
  if (!plains) return notFound();
  const portion = listPageOf(plains[0], pathTo(route, reader.language, match.params), asked);
  const read: Read = { readers, plains, portion };
  const title = withListPage(titleOf(route, reader, plains[0]), reader, portion);
  return { status: 200, ...read, route, title, findable: findableOf(route, match, read) };
};

import type { EntityName, Row } from '../../model/entities';
import type { Language, Localized } from '../../model/languages';
import { defaultLanguage, languages } from '../../model/languages';
import type { PublicRoute, Route, RouteMatch } from '../../model/paths';
import { isProtectedRoute, matchPath, pathTo, paths, readRowId } from '../../model/paths';
import { titleKeyOf } from '../../model/titles';
import type { PageContent } from './pageContent';
import { careerPage } from './plain/peoplePages';
import type { PlainPage } from './plain/plainPage';
import { plainPages } from './plain/plainPages';
import { tankerPage } from './plain/productPages';
import type { Reader } from './reader';
import { breadcrumbs } from './structured/breadcrumbs';
import type { Thing } from './structured/thing';

/** What a page is to those who come to it from a search engine or a link. */
export interface Findable {
  readonly description: string;
  /** The path by which it is to be known. */
  readonly path: string;
  /** Its path in each language; none where they share it. */
  readonly aliases?: Localized;
  readonly plain: PlainPage;
  readonly things: readonly Thing[];
}

/** What the server says of a page before the client has started. */
export interface PageDescription {
  readonly status: 200 | 404;
  readonly language: Language;
  readonly title: string;
  /** The screen that will be shown; none where there is none. */
  readonly route?: Route;
  /** Nothing for pages that no search engine should show. */
  readonly findable?: Findable;
}

/** Gives the content as it is read in a language. */
export type ReaderIn = (language: Language) => Reader;

type FindableRoute = Exclude<PublicRoute, 'login'>;

const isFindable = (route: Route): route is FindableRoute => !isProtectedRoute(route) && route !== 'login';

/** The list that a row's page belongs to. */
const lists = { tanker: 'tankers', career: 'careers' } as const satisfies Partial<
  Record<PublicRoute, PublicRoute>
>;

const rowOf = <Name extends EntityName>(
  reader: Reader,
  name: Name,
  match: RouteMatch,
): Row<Name> | undefined => {
  const id = readRowId(match.params.id);
  return reader.rows(name).find((row) => row.id === id);
};

/** The page of a route; undefined where it shows a row that is not there. */
const plainPageOf = async (
  route: FindableRoute,
  match: RouteMatch,
  reader: Reader,
  content: PageContent,
): Promise<PlainPage | undefined> => {
  if (route === 'tanker') {
    const tanker = rowOf(reader, 'tanker', match);
    return tanker && tankerPage(reader, tanker);
  }
  if (route === 'career') {
    const career = rowOf(reader, 'jobPosting', match);
    return career && careerPage(reader, career, await content.madeAt('jobPosting', career.id));
  }
  return plainPages[route](reader);
};

const stepsTo = (route: FindableRoute, title: string, path: string, { text, path: to }: Reader) => [
  ...(route === 'tanker' || route === 'career'
    ? [[text('titles', lists[route]), to(lists[route])] as const]
    : []),
  [title, path] as const,
];

/**
 * Describes the page of a path. A path that both languages share is described in the default one: which one a visitor
 * chose is known to the browser alone, and the client puts it right.
 */
export const describePage = async (
  pathname: string,
  content: PageContent,
  readerIn: ReaderIn,
): Promise<PageDescription> => {
  const match = matchPath(pathname);
  const language = match?.language ?? defaultLanguage;
  const reader = readerIn(language);
  const notFound: PageDescription = { status: 404, language, title: reader.text('titles', 'not-found') };
  if (!match) return notFound;
  const { route, params } = match;
  const general = reader.text('titles', titleKeyOf(route));
  if (!isFindable(route)) return { status: 200, language, route, title: general };
  const plain = await plainPageOf(route, match, reader, content);
  if (!plain) return notFound;
  const title = route === 'tanker' || route === 'career' ? plain.heading.trim() || general : general;
  const path = pathTo(route, language, params);
  const isShared = paths[route].en === paths[route].fr;
  const [en, fr] = languages.map((each) => pathTo(route, each, params));
  return {
    status: 200,
    language,
    route,
    title,
    findable: {
      description: plain.description ?? reader.text('titles', `description-${route}`),
      path,
      ...(!isShared && en && fr && { aliases: { en, fr } }),
      plain,
      things: [
        ...(plain.things ?? []),
        ...(route === 'home' ? [] : [breadcrumbs(reader, stepsTo(route, title, path, reader))]),
      ],
    },
  };
};

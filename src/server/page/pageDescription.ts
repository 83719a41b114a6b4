import type { EntityName, Row } from '../../model/entities';
import type { Language, Localized } from '../../model/languages';
import { defaultLanguage, languages, otherLanguage } from '../../model/languages';
import type { PublicRoute, Route, RouteMatch } from '../../model/paths';
import { isProtectedRoute, matchPath, pathTo, readRowId } from '../../model/paths';
import { titleKeyOf } from '../../model/titles';
import type { PageContent } from './pageContent';
import { careerPage } from './plain/peoplePages';
import type { PlainPage } from './plain/plainPage';
import { plainPages } from './plain/plainPages';
import { addressOfPortion, portionOf, withPortion } from './plain/portion';
import type { Portion } from './plain/portion';
import { tankerPage } from './plain/productPages';
import type { Reader } from './reader';
import { breadcrumbs } from './structured/breadcrumbs';
import type { Thing } from './structured/thing';

/** The title and the introduction of a page. */
export interface Opening {
  readonly language: Language;
  readonly heading: string;
  readonly introduction: string;
}

/** What a page is to those who come to it from a search engine or a link. */
export interface Findable {
  readonly description: string;
  /** The path by which it is to be known, with which portion of its list it shows. */
  readonly path: string;
  /** The same in each language; none where they share it. */
  readonly aliases?: Localized;
  readonly plain: PlainPage;
  readonly portion: Portion;
  /** What it says first, in each language that it may be read in by its path. */
  readonly openings: readonly Opening[];
  readonly things: readonly Thing[];
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
  /** The screen that will be shown; none where there is none. */
  readonly route?: Route;
  /** Nothing for pages that no search engine should show. */
  readonly findable?: Findable;
}

/** Those of one page, of which there is always one. */
type Readers = readonly [Reader, ...Reader[]];

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

const titleOf = (route: Route, { text }: Reader, plain?: PlainPage): string => {
  const own = route === 'tanker' || route === 'career' ? plain?.heading.trim() : '';
  return own === undefined || own === '' ? text('titles', titleKeyOf(route)) : own;
};

/** What those find who look for a page; undefined where it shows a row that is not there. */
const findableOf = async (
  route: FindableRoute,
  match: RouteMatch,
  readers: Readers,
  content: PageContent,
  asked: number,
): Promise<Findable | undefined> => {
  const [reader] = readers;
  const pages = await Promise.all(readers.map((each) => plainPageOf(route, match, each, content)));
  const [plain] = pages;
  if (!plain) return undefined;
  const path = pathTo(route, reader.language, match.params);
  const portion = portionOf(plain, path, asked);
  const [en, fr] = languages.map((each) =>
    addressOfPortion(pathTo(route, each, match.params), portion.number),
  );
  const steps = stepsTo(route, titleOf(route, reader, plain), path, reader);
  return {
    description: withPortion(
      plain.description ?? reader.text('titles', `description-${route}`),
      reader,
      portion,
    ),
    path: addressOfPortion(path, portion.number),
    ...(match.language && en && fr && { aliases: { en, fr } }),
    plain,
    portion,
    openings: readers.flatMap(({ language }, index) => {
      const { heading, introduction = '' } = pages[index] ?? {};
      return heading === undefined ? [] : [{ language, heading, introduction }];
    }),
    things: [
      ...(plain.things ?? []),
      ...portion.items.flatMap(({ thing }) => thing?.() ?? []),
      ...(route === 'home' ? [] : [breadcrumbs(reader, steps)]),
    ],
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
  const notFound: PageDescription = { status: 404, readers, title: reader.text('titles', 'not-found') };
  if (!match) return notFound;
  const { route } = match;
  if (!isFindable(route)) return { status: 200, readers, route, title: titleOf(route, reader) };
  const findable = await findableOf(route, match, readers, content, asked);
  if (!findable) return notFound;
  const title = withPortion(titleOf(route, reader, findable.plain), reader, findable.portion);
  return { status: 200, readers, route, title, findable };
};

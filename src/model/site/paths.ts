import type { Language, Localized } from './languages';
import { defaultLanguage, languageIn, languages, withLanguage } from './languages';
import type { EditorRoute } from '../schema/editors';
import { editors } from '../schema/editors';
import type { PublicRoute } from './pages';
import { publicPages, publicRoutes } from './pages';

/*
 * Every path of the site, in both languages (specification, section 2). `:name` is a parameter. By this table the server
 * tells a page from a 404, and the client creates its routes and links.
 */

export const publicPaths = Object.fromEntries(
  publicRoutes.map((route) => [route, publicPages[route].path]),
) as Readonly<Record<PublicRoute, Localized>>; // one path for each route

const both = (path: string): Localized => ({ en: path, fr: path });

const editorPaths = Object.fromEntries(editors.map(({ route }) => [route, both(`/${route}`)])) as Readonly<
  Record<EditorRoute, Localized> // the editors have these routes
>;

/** Only for administrators who are logged in. */
export const protectedPaths = {
  dashboard: both('/admin'),
  editPage: both('/edit/:page'),
  editTextsIndex: both('/edit-resources'),
  editTexts: both('/edit-resources/:classKey'),
  changePassword: { en: '/change-password', fr: '/modifier-mot-de-passe' },
  editContacts: both('/edit-contacts'),
  ...editorPaths,
  languages: { en: '/language-review', fr: '/bilan-des-langues' },
  history: { en: '/history', fr: '/historique' },
  inquiries: { en: '/inquiries', fr: '/demandes-recues' },
  importContent: { en: '/import', fr: '/importation' },
  accounts: { en: '/accounts', fr: '/comptes' },
  secondFactor: { en: '/two-step-verification', fr: '/verification-en-deux-etapes' },
} as const satisfies Record<string, Localized>;

export const paths = { ...publicPaths, ...protectedPaths } as const;

export type ProtectedRoute = keyof typeof protectedPaths;
export type Route = keyof typeof paths;

const isOwnKey = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key);

export function isProtectedRoute(route: Route): route is ProtectedRoute {
  return isOwnKey(protectedPaths, route);
}

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  /** The language of the path; missing where both languages share it. */
  readonly language?: Language;
}

/** The parts between slashes. Trailing slashes do not count; a doubled slash elsewhere yields an empty part. */
const segmentsOf = (pathname: string): readonly string[] => {
  const segments = pathname.replace(/(?<!\/)\/+$/, '').split('/');
  if (segments[0] === '') segments.shift();
  return segments;
};

/** Decodes a part of a URL; undefined where it is not encoded correctly. */
export function decodeUrl(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const matchPattern = (pattern: string, pathname: string): Record<string, string> | undefined => {
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(pathname);
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = decodeUrl(actual[index] ?? '');
    if (!value) return undefined;
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return params;
};

/** The route of a path, in either language; a trailing slash does not matter. */
export function matchPath(pathname: string): RouteMatch | undefined {
  // a literal object has no other keys
  for (const route of Object.keys(paths) as Route[]) {
    for (const language of languages) {
      const params = matchPattern(paths[route][language], pathname);
      if (!params) continue;
      const isShared = paths[route].en === paths[route].fr;
      return isShared ? { route, params } : { route, params, language };
    }
  }
  return undefined;
}

/** The path of a route in a language: `pathTo('tanker', 'fr', { id: 3 })` is `/citernes/3`. */
export function pathTo(
  route: Route,
  language: Language,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return paths[route][language].replace(/:(\w+)/g, (whole, name: string) =>
    name in params ? encodeURIComponent(String(params[name])) : whole,
  );
}

const sharedPaths: ReadonlySet<string> = new Set(
  Object.values(paths).flatMap(({ en, fr }) => (en === fr ? [en] : [])),
);

/** An address in the HTML of the server: it names the language where the languages share the path, as in `/?lang=fr`. */
export function servedAddress(address: string, language: Language): string {
  const [pathname = '', query = ''] = address.split(/[?#]/, 2);
  const isKnown = language === defaultLanguage || !sharedPaths.has(pathname) || languageIn(query);
  return isKnown ? address : withLanguage(address, language);
}

/** The address of a route in a language, for search engines: its path, or `/?lang=fr` where the languages share the path. */
export function addressOf(
  route: Route,
  language: Language,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return servedAddress(pathTo(route, language, params), language);
}

/** The canonical address of what a path shows, in a language. */
export function canonicalAddress({ route, params }: RouteMatch, search: string, language: Language): string {
  const address = addressOf(route, language, params);
  return address.includes('?') ? address + search.replace('?', '&') : address + search;
}

/** The path of the same page in a language, or the path itself where no page has it. Takes a path without query. */
export function pathInLanguage(pathname: string, language: Language): string {
  const match = matchPath(pathname);
  return match ? pathTo(match.route, language, match.params) : pathname;
}

/** The row id in a path. Ids count from 1; anything else ('7a', '1e3', '') is not an id. */
export function readRowId(parameter: string | undefined): number | undefined {
  const id = parameter !== undefined && /^[1-9]\d*$/.test(parameter) ? Number(parameter) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

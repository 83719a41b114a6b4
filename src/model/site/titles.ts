import type { IndexableRoute, PublicRoute } from './pages';
import type { ProtectedRoute, Route } from './paths';
import { isProtectedRoute } from './paths';

/** The routes of the administration whose title key differs from their name. */
const otherTitles = { dashboard: 'admin', editPage: 'edit-texts', editTextsIndex: 'edit-texts' } as const;

const hasOtherTitle = (route: ProtectedRoute): route is keyof typeof otherTitles =>
  Object.hasOwn(otherTitles, route);

type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : '';

/** `editContacts` as a text key: `edit-contacts`. */
const toKebabCase = <Name extends string>(name: Name): KebabCase<Name> =>
  name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`) as KebabCase<Name>; // the type does the same

/** The keys of the titles that do not belong to a public page. `content/texts/titles` does not compile if one is missing. */
export type GeneralTitleKey =
  | 'not-found'
  | (typeof otherTitles)[keyof typeof otherTitles]
  | KebabCase<Exclude<ProtectedRoute, keyof typeof otherTitles>>;

/** The key of a public page's description, on the page 'titles'. */
export type DescriptionKey = `description-${IndexableRoute}`;

/** The keys of all titles. */
export type TitleKey = GeneralTitleKey | PublicRoute;

/** The key of a route's title, on the page 'titles'. Where the route shows one item, the item's name precedes the title. */
export function titleKeyOf(route: Route | undefined): TitleKey {
  if (route === undefined) return 'not-found';
  if (!isProtectedRoute(route)) return route;
  return hasOtherTitle(route) ? otherTitles[route] : toKebabCase(route);
}

import type { ProtectedRoute, PublicRoute, Route } from './paths';
import { isProtectedRoute } from './paths';

/** The routes of the administration whose title is not named after them. */
const otherTitles = { dashboard: 'admin', editPage: 'edit-texts', editTextsIndex: 'edit-texts' } as const;

const hasOtherTitle = (route: ProtectedRoute): route is keyof typeof otherTitles =>
  Object.hasOwn(otherTitles, route);

type Dashed<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : '';

/** `editContacts` as texts are named: `edit-contacts`. */
const dashed = <Name extends string>(name: Name): Dashed<Name> =>
  name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`) as Dashed<Name>; // the same for the compiler

/** The keys of all titles: `content/texts/titles` does not compile without one of them. */
export type TitleKey =
  | 'not-found'
  | PublicRoute
  | (typeof otherTitles)[keyof typeof otherTitles]
  | Dashed<Exclude<ProtectedRoute, keyof typeof otherTitles>>;

/** The text that is the title of a route's page, on the page 'titles'. Where the route shows one item, its name goes before. */
export const titleKeyOf = (route: Route | undefined): TitleKey => {
  if (route === undefined) return 'not-found';
  if (!isProtectedRoute(route)) return route;
  return hasOtherTitle(route) ? otherTitles[route] : dashed(route);
};

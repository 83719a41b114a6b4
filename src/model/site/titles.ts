import type { EditorRoute } from '../schema/editors';
import type { IndexableRoute, PublicRoute } from './pages';
import type { ProtectedRoute, Route } from './paths';

/** The routes that are named like their title. */
type RouteWithTitle = 'accounts' | 'history' | 'inquiries' | 'languages';

/** The title keys of the routes that are not named like their title. */
const otherTitles = {
  dashboard: 'admin',
  editPage: 'edit-texts',
  editTextsIndex: 'edit-texts',
  editTexts: 'edit-texts',
  editContacts: 'edit-contacts',
  changePassword: 'change-password',
  secondFactor: 'second-factor',
  importContent: 'import-content',
} as const satisfies Readonly<Record<Exclude<ProtectedRoute, EditorRoute | RouteWithTitle>, string>>;

type OtherTitles = typeof otherTitles;

/** The keys of the titles that do not belong to a public page. `content/texts/admin/titles` does not compile if one is missing. */
export type GeneralTitleKey =
  | 'not-found'
  | 'compare'
  | EditorRoute
  | RouteWithTitle
  | OtherTitles[keyof OtherTitles];

/** The key of a public page's description, on the page 'titles'. */
export type DescriptionKey = `description-${IndexableRoute}`;

/** The keys of all titles. */
export type TitleKey = GeneralTitleKey | PublicRoute;

const hasOtherTitle = (route: Route): route is keyof OtherTitles => Object.hasOwn(otherTitles, route);

/** The key of a route's title, on the page 'titles'. Where the route shows one item, the item's name precedes the title. */
export function titleKeyOf(route: Route | undefined): TitleKey {
  if (route === undefined) return 'not-found';
  return hasOtherTitle(route) ? otherTitles[route] : route;
}

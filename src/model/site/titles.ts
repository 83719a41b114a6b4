import type { EditorRoute } from '../schema/editors';
import type { ProtectedRoute, PublicRoute, Route } from './paths';

/** The title keys of the routes that are not named like their title. */
const otherTitles = {
  dashboard: 'admin',
  editPage: 'edit-texts',
  editTextsIndex: 'edit-texts',
  editTexts: 'edit-texts',
  editContacts: 'edit-contacts',
  changePassword: 'change-password',
  secondFactor: 'second-factor',
  history: 'history',
} as const satisfies Readonly<Record<Exclude<ProtectedRoute, EditorRoute>, string>>;

type OtherTitles = typeof otherTitles;

/** The keys of all titles: `content/texts/titles` does not compile if one is missing. */
export type TitleKey = 'not-found' | PublicRoute | EditorRoute | OtherTitles[keyof OtherTitles];

const hasOtherTitle = (route: Route): route is keyof OtherTitles => Object.hasOwn(otherTitles, route);

/** The key of a route's title, on the page 'titles'. Where the route shows one item, the item's name precedes the title. */
export function titleKeyOf(route: Route | undefined): TitleKey {
  if (route === undefined) return 'not-found';
  return hasOtherTitle(route) ? otherTitles[route] : route;
}

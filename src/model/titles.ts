import type { Route } from './paths';
import { isProtectedRoute } from './paths';
import type { TextKey } from './textKeys';

/** The text that is the title of a route's page, on the page 'titles'. Where the route shows one item, its name goes before. */
export const titleKeyOf = (route: Route | undefined): TextKey<'titles'> => {
  if (route === undefined) return 'not-found';
  if (route === 'changePassword') return 'change-password';
  if (route === 'history') return 'history';
  return isProtectedRoute(route) ? 'admin' : route;
};

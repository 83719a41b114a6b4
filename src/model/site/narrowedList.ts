import type { Route } from './paths';
import { isProtectedRoute } from './paths';
import { pageOf } from './pages';

/** Whether a query narrows or orders the list of a page: `?kind=trailer`. Search engines index the whole list only. */
export function isNarrowed(route: Route | undefined, search: string): boolean {
  if (!route || isProtectedRoute(route)) return false;
  const query = new URLSearchParams(search);
  return pageOf(route).narrowedBy?.some((name) => query.get(name)) ?? false;
}

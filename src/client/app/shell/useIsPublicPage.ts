import { useLocation } from 'react-router';
import { isProtectedRoute, matchPath } from '../../../model/site/paths';

/** Whether the current page is one that visitors see. */
export function useIsPublicPage(): boolean {
  const match = matchPath(useLocation().pathname);
  return !match || !isProtectedRoute(match.route);
}

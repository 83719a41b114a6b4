import { useLocation } from 'react-router';
import { isProtectedRoute, matchPath } from '../../../model/site/paths';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn } from '../../store/selectors';

/** Whether the current page is one of the administration, and shown to an administrator. */
export function useIsAdministration(): boolean {
  const { pathname } = useLocation();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const match = matchPath(pathname);
  return isLoggedIn && match !== undefined && isProtectedRoute(match.route);
}

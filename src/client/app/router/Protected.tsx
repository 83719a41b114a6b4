import { Navigate, useLocation } from 'react-router';
import { pathTo } from '../../../model/site/paths';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn, selectLanguage } from '../../store/selectors';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';

const Admin = lazyWithRetry(() => import(/* webpackChunkName: "admin" */ '../../admin/Admin'));

/** Shows the administration to an administrator. Redirects a visitor to the login page of the current language. */
export function Protected() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const language = useAppSelector(selectLanguage);
  const { pathname, search, hash } = useLocation();
  if (isLoggedIn) return <Admin />;
  return <Navigate to={pathTo('login', language)} state={{ from: pathname + search + hash }} replace />;
}

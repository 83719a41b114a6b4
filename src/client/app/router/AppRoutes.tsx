import type { ComponentType } from 'react';
import { Suspense } from 'react';
import { Route, Routes, Navigate, useLocation } from 'react-router';
import { languages } from '../../../model/site/languages';
import type { PublicRoute } from '../../../model/site/pages';
import { publicRoutes } from '../../../model/site/pages';
import { protectedPaths, publicPaths, pathTo } from '../../../model/site/paths';
import { LazyFoundInstead } from '../../site/search/LazyFoundInstead';
import { NotFound } from '../../ui/components/page/NotFound';
import { ScreenLoading } from '../../ui/components/page/ScreenLoading';
import { useAppSelector } from '../../store/hooks';
import { selectIsLoggedIn, selectLanguage } from '../../store/selectors';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';

const Admin = lazyWithRetry(() => import(/* webpackChunkName: "admin" */ '../../admin/Admin'));

/** The screen of an unknown path, with the search results for the words of the path. */
const UnknownPath = () => <NotFound below={<LazyFoundInstead />} />;

/** Shows the administration to an administrator. Redirects a visitor to the login page of the current language. */
const Protected = () => {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const language = useAppSelector(selectLanguage);
  const { pathname, search, hash } = useLocation();
  if (isLoggedIn) return <Admin />;
  return <Navigate to={pathTo('login', language)} state={{ from: pathname + search + hash }} replace />;
};

const aliasesOf = (path: { readonly en: string; readonly fr: string }): readonly string[] => [
  ...new Set(languages.map((language) => path[language])),
];

/** The screen of each public route: in the browser code that is loaded when it is shown, on the server all of it. */
export type Screens = Readonly<Record<PublicRoute, ComponentType>>;

export interface AppRoutesProps {
  readonly screens: Screens;
}

/** A route for each path of the site, in both languages. Any other path shows the not-found screen. */
export function AppRoutes({ screens }: AppRoutesProps) {
  return (
    <Suspense fallback={<ScreenLoading isPage />}>
      <Routes>
        {publicRoutes.flatMap((route) => {
          const Screen = screens[route];
          return aliasesOf(publicPaths[route]).map((path) => (
            <Route key={path} path={path} caseSensitive element={<Screen />} />
          ));
        })}
        {Object.values(protectedPaths)
          .flatMap(aliasesOf)
          .map((path) => (
            <Route key={path} path={path} caseSensitive element={<Protected />} />
          ))}
        <Route path="*" element={<UnknownPath />} />
      </Routes>
    </Suspense>
  );
}

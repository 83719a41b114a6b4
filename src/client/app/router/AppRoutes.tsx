import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { languages } from '../../../model/site/languages';
import { publicRoutes } from '../../../model/site/pages';
import { protectedPaths, publicPaths } from '../../../model/site/paths';
import { NotFoundScreen } from '../NotFoundScreen';
import { Protected } from './Protected';
import { screens } from './screens';
import { ScreenLoading } from '../../ui/components/ScreenLoading';
import { usePageChange } from './usePageChange';

const aliasesOf = (path: { readonly en: string; readonly fr: string }): readonly string[] => [
  ...new Set(languages.map((language) => path[language])),
];

/** A route for each path of the site, in both languages. Any other path shows the not-found screen. */
export function AppRoutes() {
  usePageChange();
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
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}

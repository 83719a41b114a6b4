import { startTransition, useEffect, useState, useLayoutEffect } from 'react';
import { useAppSelector, useAppStore } from '../store/hooks';
import { FailedScreen } from '../ui/lazy/FailedScreen';
import { AppRoutes } from './router/AppRoutes';
import type { AppRoutesProps } from './router/AppRoutes';
import { usePageChange } from './router/usePageChange';
import { ErrorBoundary } from './ErrorBoundary';
import { LoadingScreen } from './start/LoadingScreen';
import { Shell } from './shell/Shell';
import { useLocation } from 'react-router';
import { matchPath } from '../../model/site/paths';
import { languageChosen } from '../store/language';

/** Selects the language of the current path. A path that both languages share changes nothing. */
const useLanguageOfPath = (): void => {
  const { pathname } = useLocation();
  const store = useAppStore();
  useLayoutEffect(() => {
    const language = matchPath(pathname)?.language;
    if (language && language !== store.getState().language) store.dispatch(languageChosen(language));
  }, [pathname, store]);
};

/** Beside the pages, so that it outlives a page that fails. Its effects run after those of the page. */
const PageChange = ({ openedKey }: { readonly openedKey: string }) => {
  usePageChange(openedKey);
  return null;
};

/** Shows the loading screen until the content has arrived, then the page of the current path. */
export function Site(props: AppRoutesProps) {
  useLanguageOfPath();
  const { key } = useLocation();
  const [openedKey] = useState(key); // the visitor may go back while the content is on its way
  const isReady = useAppSelector((state) => state.startup.phase === 'ready');
  const [isShown, setIsShown] = useState(isReady);
  useEffect(() => {
    // React renders a change of the store in one go. A transition renders in parts, so the browser stays responsive.
    if (isReady) startTransition(() => setIsShown(true));
  }, [isReady]);
  if (!isReady || !isShown) return <LoadingScreen />;
  return (
    <Shell>
      <ErrorBoundary fallback={<FailedScreen />}>
        <AppRoutes {...props} />
      </ErrorBoundary>
      <PageChange openedKey={openedKey} />
    </Shell>
  );
}

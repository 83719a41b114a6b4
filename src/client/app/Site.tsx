import { startTransition, useEffect, useState } from 'react';
import { useAppSelector } from '../store/hooks';
import { Failed } from '../ui/lazy/Failed';
import { AppRoutes } from './router/AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { LoadingScreen } from './start/LoadingScreen';
import { Shell } from './shell/Shell';
import { useLanguageOfPath } from './router/useLanguageOfPath';

/** The loading screen until the content is there, then the page of the path within the site's frame. */
export const Site = () => {
  useLanguageOfPath();
  const isReady = useAppSelector((state) => state.startup.phase === 'ready');
  const [isShown, setIsShown] = useState(isReady);
  useEffect(() => {
    // The store's changes are drawn in one go; a whole page is drawn in parts instead, so that the browser can answer.
    if (isReady) startTransition(() => setIsShown(true));
  }, [isReady]);
  if (!isReady || !isShown) return <LoadingScreen />;
  return (
    <Shell>
      <ErrorBoundary fallback={<Failed />}>
        <AppRoutes />
      </ErrorBoundary>
    </Shell>
  );
};

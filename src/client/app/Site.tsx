import { startTransition, useEffect, useState } from 'react';
import { useAppSelector } from '../store/hooks';
import { FailedScreen } from '../ui/lazy/FailedScreen';
import { AppRoutes } from './router/AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { LoadingScreen } from './start/LoadingScreen';
import { Shell } from './shell/Shell';
import { useLanguageOfPath } from './router/useLanguageOfPath';

/** Shows the loading screen until the content has arrived, then the page of the current path. */
export function Site() {
  useLanguageOfPath();
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
        <AppRoutes />
      </ErrorBoundary>
    </Shell>
  );
}

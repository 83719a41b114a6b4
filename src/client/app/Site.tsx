import { useAppSelector } from '../store/hooks';
import { AppRoutes } from './AppRoutes';
import { LoadingScreen } from './LoadingScreen';
import { Shell } from './shell/Shell';
import { useLanguageOfPath } from './useLanguageOfPath';

/** The loading screen until the content is there, then the page of the path within the site's frame. */
export const Site = () => {
  useLanguageOfPath();
  const isReady = useAppSelector((state) => state.startup.phase === 'ready');
  if (!isReady) return <LoadingScreen />;
  return (
    <Shell>
      <AppRoutes />
    </Shell>
  );
};

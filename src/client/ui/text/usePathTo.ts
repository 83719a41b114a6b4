import { useCallback } from 'react';
import type { Route } from '../../../model/site/paths';
import { pathTo } from '../../../model/site/paths';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';

/** Returns a function that builds paths in the current language: `const path = usePathTo(); path('tanker', { id: 3 })`. */
export function usePathTo() {
  const language = useAppSelector(selectLanguage);
  return useCallback(
    (route: Route, params: Readonly<Record<string, string | number>> = {}): string =>
      pathTo(route, language, params),
    [language],
  );
}

import { useCallback } from 'react';
import { defaultLanguage } from '../../../model/site/languages';
import type { Route } from '../../../model/site/paths';
import { addressOf, pathTo } from '../../../model/site/paths';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useIsHydrated } from '../hydration/useIsHydrated';

/**
 * Returns a function that builds paths in the current language: `const path = usePathTo(); path('tanker', { id: 3 })`. In the
 * HTML of the server, a path that both languages share names the language, for readers without scripts.
 */
export function usePathTo() {
  const language = useAppSelector(selectLanguage);
  const isHydrated = useIsHydrated(language === defaultLanguage);
  return useCallback(
    (route: Route, params: Readonly<Record<string, string | number>> = {}): string =>
      isHydrated ? pathTo(route, language, params) : addressOf(route, language, params),
    [language, isHydrated],
  );
}

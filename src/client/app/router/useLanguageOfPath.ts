import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { matchPath } from '../../../model/site/paths';
import { useAppStore } from '../../store/hooks';
import { languageChosen } from '../../store/language';

/** Selects the language of the current path. A path that both languages share changes nothing. */
export function useLanguageOfPath(): void {
  const { pathname } = useLocation();
  const store = useAppStore();
  useLayoutEffect(() => {
    const language = matchPath(pathname)?.language;
    if (language && language !== store.getState().language) store.dispatch(languageChosen(language));
  }, [pathname, store]);
}

import type { Language } from '../../../../model/site/languages';
import { pathInLanguage, matchPath, pathTo } from '../../../../model/site/paths';
import { readProperty } from '../../../../model/schema/readProperty';

/**
 * The path to open after the login: the requested page in the current language, or the dashboard. It accepts only pages of
 * this site, because other scripts can write the state of the browser's history.
 */
export function loginRedirectPath(state: unknown, language: Language, origin: string): string {
  const from = readProperty(state, 'from');
  const dashboard = pathTo('dashboard', language);
  if (typeof from !== 'string' || !from.startsWith('/')) return dashboard;
  const url = URL.canParse(from, origin) ? new URL(from, origin) : undefined;
  const match = url?.origin === origin ? matchPath(url.pathname) : undefined;
  if (!url || !match || match.route === 'login') return dashboard;
  return pathInLanguage(url.pathname, language) + url.search + url.hash;
}

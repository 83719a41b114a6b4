import type { Language } from '../../../../model/site/languages';
import { aliasOf, matchPath, pathTo } from '../../../../model/site/paths';

/**
 * Where a login leads: to where one wanted to go, in the current language, or to the dashboard. Only pages of this site
 * count, whatever the browser's history was made to say.
 */
export const destinationOf = (state: unknown, language: Language, origin: string): string => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  const dashboard = pathTo('dashboard', language);
  if (typeof from !== 'string' || !from.startsWith('/')) return dashboard;
  const url = URL.canParse(from, origin) ? new URL(from, origin) : undefined;
  const match = url?.origin === origin ? matchPath(url.pathname) : undefined;
  if (!url || !match || match.route === 'login') return dashboard;
  return aliasOf(url.pathname, language) + url.search + url.hash;
};

import { useLocation } from 'react-router';
import { queryParametersOf } from '../../../model/site/queryParameters';
import { matchPath } from '../../../model/site/paths';
import { pickQueryParameters } from '../../../model/site/pickQueryParameters';
import { useIsHydrated } from './useIsHydrated';

interface PageAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The address of the page, for links and texts. Until React has hydrated a page of the server: the part that the server rendered. */
export function usePageAddress(): PageAddress {
  const { pathname, search, hash } = useLocation();
  const parameters = queryParametersOf(matchPath(pathname)?.route);
  const known = { pathname, search: pickQueryParameters(search, parameters), hash: '' };
  // Mostly the server knows all of it. Then React does not render the page, with all cards of a list, a second time.
  const isKnown = known.search === search.replaceAll('%20', '+') && hash === ''; // links of others may write spaces so
  return useIsHydrated(isKnown) && !isKnown ? { pathname, search, hash } : known;
}

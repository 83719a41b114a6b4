import { useLocation } from 'react-router';
import { addressParameters } from '../../../model/site/addressParameters';
import { knownSearch } from '../../../model/site/knownSearch';
import { useIsHydrated } from './useIsHydrated';

interface PageAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The address of the page, for links and texts. Until React has taken over a page of the server: the part that it rendered. */
export function usePageAddress(): PageAddress {
  const { pathname, search, hash } = useLocation();
  return useIsHydrated()
    ? { pathname, search, hash }
    : { pathname, search: knownSearch(search, addressParameters), hash: '' };
}

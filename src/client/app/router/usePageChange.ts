import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { matchPath } from '../../../model/site/paths';
import { compareParameter } from '../../../model/site/screens/listPage';
import { canonicalAddress } from '../../../model/site/screens/shownPage';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage } from '../../store/selectors';
import type { TitledState } from '../../store/title';
import { describedAddress, replaceMetadata, selectDescription } from './pageMetadata';
import { selectShownPage } from './selectShownPage';
import { useScrollPosition } from './useScrollPosition';

/**
 * Updates the title of the browser's tab when the page or its open dialog changes. On another page, it also scrolls to the
 * top, or where the visitor was before, and moves the focus to the content. The same page in the other language is not another page.
 */
export function usePageChange(): void {
  const { pathname, search, hash } = useLocation();
  const language = useAppSelector(selectLanguage);
  const brand = useAppSelector(selectBrand);
  const match = matchPath(pathname);
  const pageTitle = useAppSelector((state) => selectShownPage(state, match, search).title);
  const canonicalSearch = useAppSelector((state) => selectShownPage(state, match, search).search);
  const replacement = useAppSelector((state: TitledState) => state.title);
  const title = `${replacement ?? pageTitle} | ${brand.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const address = match ? canonicalAddress(match, canonicalSearch, match.language ?? language) : pathname;
  const description = useAppSelector((state) =>
    new URLSearchParams(canonicalSearch).size > 0 ? undefined : selectDescription(state, match),
  );
  const lastAddress = useRef<string>(undefined);
  useEffect(() => {
    const described = lastAddress.current ?? describedAddress() ?? address;
    lastAddress.current = address;
    if (described !== address) replaceMetadata(address, description);
  }, [address, description]);

  const view = new URLSearchParams(search).has(compareParameter) ? compareParameter : '';
  const page = match ? [match.route, ...Object.values(match.params), view].join(' ') : pathname;
  const lastPage = useRef(page);
  const positionBefore = useScrollPosition();
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (hash) return;
    window.scrollTo(0, positionBefore());
    const content = document.getElementById('content');
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true }); // a screen may have set it
  }, [page, hash, language, positionBefore]);
}

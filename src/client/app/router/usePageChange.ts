import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { addressOf, matchPath } from '../../../model/site/paths';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage } from '../../store/selectors';
import type { TitledState } from '../../store/title';
import { titleKeyOf } from '../../../model/site/titles';
import { useTexts } from '../../ui/text/useTexts';
import { selectPageName } from './pageName';

/**
 * Updates the title of the browser's tab when the page or its open dialog changes. On another page, it also scrolls to the
 * top and moves the focus to the content. The same page in the other language is not another page.
 */
export function usePageChange(): void {
  const { pathname, search, hash } = useLocation();
  const language = useAppSelector(selectLanguage);
  const brand = useAppSelector(selectBrand);
  const text = useTexts('titles');
  const match = matchPath(pathname);
  const name = useAppSelector((state) => selectPageName(state, match, search));
  const routeTitle = text(name === null ? 'not-found' : titleKeyOf(match?.route));
  const replacement = useAppSelector((state: TitledState) => state.title);
  const title = `${replacement ?? name ?? routeTitle} | ${brand.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const address = match ? addressOf(match.route, match.language ?? language, match.params) : pathname;
  const lastAddress = useRef(address);
  useEffect(() => {
    if (lastAddress.current === address) return;
    lastAddress.current = address;
    // Removes the server's metadata for the first page. A page that is shared or bookmarked needs its own address.
    for (const stale of document.head.querySelectorAll('[data-of-page]')) stale.remove();
    document.head.querySelector('link[rel=canonical]')?.setAttribute('href', location.origin + address);
  }, [address]);

  const page = match ? `${match.route} ${Object.values(match.params).join(' ')}` : pathname;
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (hash) return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [page, hash, language]);
}

import { useCallback, useEffect, useRef } from 'react';
import { useLocation, NavigationType, useNavigationType } from 'react-router';
import { canonicalAddress, matchPath } from '../../../model/site/paths';
import { compareParameter } from '../../../model/site/screens/listPage';
import { shownPage } from '../../../model/site/screens/shownPage';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage, selectRows } from '../../store/selectors';
import type { TitledState } from '../../store/title';
import { describedAddress, replaceMetadata, selectDescription } from './pageMetadata';
import type { RouteMatch } from '../../../model/site/paths';
import type { ShownPage } from '../../../model/site/screens/shownPage';
import type { RootState } from '../../store/store';
import { textIn } from '../../ui/text/textIn';
import { storedPosition, storePosition } from '../start/scrollPosition';
import { isWaitingToScroll, scrollToPosition } from '../start/scrollToPosition';

/** A position is stored when it has been the same for this long, in ms. A search changes the address at each key. */
const storeDelayMs = 500;

/** Then it is stored at once. Older Safari has no `scrollend`. */
const storeEvents = ['scrollend', 'pointerdown', 'pagehide'] as const;

/** How far each entry of the browser's history was scrolled, in px. */
const positions = new Map<string, number>();

/** The address of the link that was followed last on each entry. */
const followedLinks = new Map<string, string | undefined>();

/**
 * Remembers how far each entry of the browser's history was scrolled. The browser itself restores the position before React has
 * drawn the page.
 * @returns reads the position of the current entry, in px; undefined unless the visitor comes back to it
 */
function useScrollPosition(): () => number | undefined {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    let timer: number | undefined;
    const store = (): void => {
      if (!isWaitingToScroll()) storePosition(key);
    };
    const remember = (): void => {
      if (isWaitingToScroll()) return;
      positions.set(key, window.scrollY);
      clearTimeout(timer);
      timer = window.setTimeout(store, storeDelayMs);
    };
    const rememberLink = ({ target }: Event): void => {
      followedLinks.set(key, (target as Element).closest('a')?.href);
    };
    if (!isBack) remember(); // a choice of a filter does not scroll
    addEventListener('click', rememberLink, true); // before the router changes the entry
    addEventListener('scroll', remember, { passive: true });
    for (const event of storeEvents) addEventListener(event, store);
    return () => {
      removeEventListener('click', rememberLink, true);
      removeEventListener('scroll', remember);
      for (const event of storeEvents) removeEventListener(event, store);
      clearTimeout(timer);
    };
  }, [key, isBack]);
  return useCallback(() => (isBack ? (positions.get(key) ?? storedPosition()) : undefined), [key, isBack]);
}

/** Moves the focus to the content, or to its link to an address, unless the screen has set the focus. */
function focusContent(link: string | undefined): void {
  const content = document.getElementById('content');
  const focused = document.activeElement;
  if (focused !== content && content?.contains(focused)) return;
  content?.focus({ preventScroll: true });
  if (link)
    [...document.links]
      .find((each) => each.href === link && content?.contains(each))
      ?.focus({ preventScroll: true });
}

/** The title and the canonical query of the page at an address. */
function selectShownPage(
  state: RootState,
  match: RouteMatch | undefined,
  search: string,
): Pick<ShownPage, 'title' | 'search'> {
  const shared = textIn(state, 'shared');
  return shownPage(match, search, {
    brand: selectBrand(state),
    language: state.language,
    rows: (entity) => selectRows(state, entity),
    sales: state.site,
    titleText: textIn(state, 'titles'),
    pictureText: (position) => textIn(state, 'gallery')('image-of', position),
    pageText: ({ number, count }) => shared('page-number', { number, count }),
  });
}

/**
 * Updates the title of the browser's tab when the page or its open dialog changes. On another page, it also scrolls to the top,
 * to the section that the address names, or where the visitor was before, and moves the focus to the content; on the way back, to
 * the link that was followed. The same page in the other language is not another page.
 * @param openedKey the router's key of the page that the browser has opened; by default of the first page that is shown
 */
export function usePageChange(openedKey?: string): void {
  const { pathname, search, hash, key } = useLocation();
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
  const lastPage = useRef(key === (openedKey ?? key) ? page : undefined);
  const readPosition = useScrollPosition();
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    const position = readPosition();
    scrollToPosition(position ?? 0);
    if (position === undefined && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    focusContent(followedLinks.get(key)); // a new entry has none
  }, [page, hash, key, language, readPosition]);
}

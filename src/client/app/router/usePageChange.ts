import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { matchPath, readRowId } from '../../../model/site/paths';
import type { RouteMatch } from '../../../model/site/paths';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage, selectRow } from '../../store/selectors';
import type { RootState } from '../../store/store';
import { localized } from '../../../model/site/languages';
import type { TitledState } from '../../store/title';
import { titleKeyOf } from '../../../model/site/titles';
import { useTexts } from '../../ui/text/useTexts';

/** The name of the row that a path shows: undefined where it shows none, null where that row is not there. */
const nameOf = (state: RootState, match: RouteMatch | undefined): string | null | undefined => {
  const id = readRowId(match?.params.id) ?? 0; // ids count from 1
  if (match?.route === 'tanker') {
    const tanker = selectRow(state, 'tanker', id);
    return tanker ? localized(tanker, 'name', state.language) : null;
  }
  if (match?.route !== 'career') return undefined;
  const career = selectRow(state, 'jobPosting', id);
  return career ? localized(career, 'jobTitle', state.language) : null;
};

/**
 * Follows the path: the title of the browser's tab, and, on another page, the top of it with the focus on its content. A
 * change of language is no other page.
 */
export const usePageChange = (): void => {
  const { pathname, hash } = useLocation();
  const language = useAppSelector(selectLanguage);
  const brand = useAppSelector(selectBrand);
  const text = useTexts('titles');
  const match = matchPath(pathname);
  const name = useAppSelector((state) => nameOf(state, match));
  const general = text(name === null ? 'not-found' : titleKeyOf(match?.route));
  const isNamed = typeof name === 'string' && name.trim() !== '';
  const replaced = useAppSelector((state: TitledState) => state.title);
  const title = `${replaced ?? (isNamed ? name : general)} | ${brand.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = pathname;
    // What the server wrote of the page that was asked for; a page that is shared or kept is known by its own address.
    for (const stale of document.head.querySelectorAll('[data-of-page]')) stale.remove();
    document.head.querySelector('link[rel=canonical]')?.setAttribute('href', location.origin + pathname);
  }, [pathname]);

  const page = match ? `${match.route} ${Object.values(match.params).join(' ')}` : pathname;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (hash) return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [page, hash, language]);
};

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isRowRoute, publicPages } from '../../../model/site/pages';
import { isProtectedRoute, matchPath, readRowId } from '../../../model/site/paths';
import type { RouteMatch } from '../../../model/site/paths';
import { useAppSelector } from '../../store/hooks';
import { selectBrand, selectLanguage, selectRow } from '../../store/selectors';
import type { RootState } from '../../store/store';
import type { EntityName } from '../../../model/schema/entities';
import type { LocalizedColumns } from '../../../model/site/languages';
import { localized } from '../../../model/site/languages';
import type { TitledState } from '../../store/title';
import { titleKeyOf } from '../../../model/site/titles';
import { useTexts } from '../../ui/text/useTexts';

/** The name of the row that a path shows: undefined if it shows no row, null if the row does not exist. */
const nameOf = (state: RootState, match: RouteMatch | undefined): string | null | undefined => {
  if (!match || isProtectedRoute(match.route) || !isRowRoute(match.route)) return undefined;
  const { entity, name }: { entity: EntityName; name: string } = publicPages[match.route].row;
  const id = readRowId(match.params.id) ?? 0; // ids count from 1
  const row = selectRow(state, entity, id) as LocalizedColumns<string> | undefined; // the table names a field of the entity
  return row ? localized(row, name, state.language) : null;
};

/**
 * Updates the title of the browser's tab when the path changes. On another page, it also scrolls to the top and moves the
 * focus to the content. The same page in the other language is not another page.
 */
export function usePageChange(): void {
  const { pathname, hash } = useLocation();
  const language = useAppSelector(selectLanguage);
  const brand = useAppSelector(selectBrand);
  const text = useTexts('titles');
  const match = matchPath(pathname);
  const name = useAppSelector((state) => nameOf(state, match));
  const routeTitle = text(name === null ? 'not-found' : titleKeyOf(match?.route));
  const isNamed = typeof name === 'string' && name.trim() !== '';
  const replacement = useAppSelector((state: TitledState) => state.title);
  const title = `${replacement ?? (isNamed ? name : routeTitle)} | ${brand.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    // Removes the server's metadata for the first page. A page that is shared or bookmarked needs its own address.
    for (const stale of document.head.querySelectorAll('[data-of-page]')) stale.remove();
    document.head.querySelector('link[rel=canonical]')?.setAttribute('href', location.origin + pathname);
  }, [pathname]);

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

import type { RouteMatch } from '../../../model/site/paths';
import { isProtectedRoute } from '../../../model/site/paths';
import { isIndexable, isRowRoute } from '../../../model/site/pages';
import { plainLine } from '../../../model/text/plainLine';
import type { RootState } from '../../store/store';
import { textIn } from '../../ui/text/textIn';

/** The description of a page in the reader's language; undefined for a page about one row, and where search engines read nothing. */
export function selectDescription(state: RootState, match: RouteMatch | undefined): string | undefined {
  const route = match?.route;
  if (!route || isProtectedRoute(route) || !isIndexable(route) || isRowRoute(route)) return undefined;
  return plainLine(textIn(state, 'titles')(`description-${route}`));
}

const canonicalLink = (): Element | null => document.head.querySelector('link[rel=canonical]');

/**
 * The path and query of the page that the head describes; undefined if it describes none. Where the address has no language, the
 * server has described the page in English, and the browser may show it in French.
 */
export function describedAddress(): string | undefined {
  const href = canonicalLink()?.getAttribute('href');
  if (!href) return undefined;
  const { pathname, search } = new URL(href, location.href);
  return pathname + search;
}

/**
 * Replaces the metadata of another page, or of the same page in the other language, in the head. A page that
 * is shared or bookmarked needs its own address and description. Metadata that only other sites read comes
 * from the server.
 */
export function replaceMetadata(address: string, description: string | undefined): void {
  for (const stale of document.head.querySelectorAll('[data-of-page]')) stale.remove();
  canonicalLink()?.setAttribute('href', location.origin + address);
  if (description === undefined) return;
  const meta = document.createElement('meta');
  meta.name = 'description';
  meta.content = description;
  meta.dataset.ofPage = '';
  document.head.append(meta);
}

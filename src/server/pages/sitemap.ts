import type { Language } from '../../model/site/languages';
import { defaultLanguage, languages } from '../../model/site/languages';
import { rowRoutes, sitemapRoutes } from '../../model/site/navigation';
import type { IndexableRoute, RowRoute } from '../../model/site/pages';
import { isOpeningRoute, publicPages } from '../../model/site/pages';
import { addressOf, canonicalAddress, protectedPaths } from '../../model/site/paths';
import { openableRows } from '../../model/site/screens/openedRow';
import { hasCard } from '../../model/site/screens/hasCard';
import { element, escapeHtml, startTag } from './document/html';
import type { PageContext } from './pageContext';
import { toShownPageContext } from './pageContext';

/** The protocol allows no more URLs in a file (sitemaps.org, "Sitemap file format"). A site of this kind stays far below. */
const maxUrls = 50_000;

/** The canonical address of a page in a language. */
type AddressIn = (language: Language) => string;

/** The pages of a route: the page itself, and the rows that it opens in a dialog. */
const generalPages = (route: IndexableRoute, context: PageContext): readonly AddressIn[] => {
  const match = { route, params: {} };
  const opened = isOpeningRoute(route)
    ? openableRows(route, toShownPageContext(context)).filter(({ entity, row }) =>
        hasCard(entity, row, context.rows),
      )
    : [];
  return ['', ...opened.map(({ search }) => search)].map(
    (search) => (language) => canonicalAddress(match, search, language),
  );
};

/** A page for each row of a route. */
const rowPages = (route: RowRoute, context: PageContext): readonly AddressIn[] =>
  context.brandRows(publicPages[route].row.entity).map(
    ({ id }) =>
      (language) =>
        addressOf(route, language, { id }),
  );

/**
 * Lists every page of a brand that search engines may index, in each language.
 * Each entry links to the other languages (sitemaps.org; xhtml:link by Google).
 */
export function sitemap(contextIn: (language: Language) => PageContext): string {
  const context = contextIn(defaultLanguage);
  const pages = [
    ...sitemapRoutes.flatMap((route) => generalPages(route, context)),
    ...rowRoutes.flatMap((route) => rowPages(route, context)),
  ];
  const urlOf = (page: AddressIn, language: Language): string => context.absoluteUrl(page(language));
  const entries = pages.flatMap((page) => {
    const urls = languages.map((language) => [language, urlOf(page, language)] as const);
    const alternateLinks = [...urls, ['x-default', urlOf(page, defaultLanguage)] as const]
      .map(([hreflang, href]) =>
        startTag('xhtml:link', { rel: 'alternate', hreflang, href }).replace(/>$/, '/>'),
      )
      .join('');
    return urls.map(([, url]) => element('url', {}, element('loc', {}, escapeHtml(url)), alternateLinks));
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.slice(0, maxUrls),
    '</urlset>',
    '',
  ].join('\n');
}

/** The part of a path before its first parameter. */
const fixedPart = (path: string): string => path.split(':', 1)[0] ?? path;

/** Search engines may read every page except those that need a session (RFC 9309). */
export function robotsText(origin: string): string {
  const disallowed = new Set(
    Object.values(protectedPaths).flatMap(({ en, fr }) => [fixedPart(en), fixedPart(fr)]),
  );
  return [
    'User-agent: *',
    ...[...disallowed].sort().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

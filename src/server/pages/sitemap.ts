import type { Language } from '../../model/site/languages';
import { defaultLanguage, languages } from '../../model/site/languages';
import { rowRoutes, sitemapRoutes } from '../../model/site/navigation';
import type { PublicRoute } from '../../model/site/pages';
import { publicPages } from '../../model/site/pages';
import { addressOf, protectedPaths } from '../../model/site/paths';
import { element, voidElement } from './html';
import type { PageContext } from './pageContext';

type PublicPage = readonly [route: PublicRoute, id?: number];

/** The protocol allows no more URLs in a file (sitemaps.org, "Sitemap file format"). A site of this kind stays far below. */
const maxUrls = 50_000;

/**
 * Lists every page of a brand that search engines may index, in each language.
 * Each entry links to the other languages (sitemaps.org; xhtml:link by Google).
 */
export function sitemap(contextIn: (language: Language) => PageContext): string {
  const context = contextIn(defaultLanguage);
  const pages: readonly PublicPage[] = [
    ...sitemapRoutes.map((route): PublicPage => [route]),
    ...rowRoutes.flatMap((route) =>
      context.brandRows(publicPages[route].row.entity).map(({ id }): PublicPage => [route, id]),
    ),
  ];
  const urlOf = ([route, id]: PublicPage, language: Language): string =>
    context.absoluteUrl(addressOf(route, language, id === undefined ? {} : { id }));
  const entries = pages.flatMap((page) => {
    const urls = languages.map((language) => [language, urlOf(page, language)] as const);
    const alternateLinks = [...urls, ['x-default', urlOf(page, defaultLanguage)] as const]
      .map(([hreflang, href]) =>
        voidElement('xhtml:link', { rel: 'alternate', hreflang, href }).replace(/>$/, '/>'),
      )
      .join('');
    return urls.map(([, url]) => element('url', {}, element('loc', {}, url), alternateLinks));
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

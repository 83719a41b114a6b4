import type { Language } from '../../model/site/languages';
import { defaultLanguage, languages } from '../../model/site/languages';
import { pathTo, protectedPaths, publicPaths } from '../../model/site/paths';
import type { PublicRoute } from '../../model/site/paths';
import { element, voidElement } from './html';
import type { PageContext } from './pageContext';

type Place = readonly [route: PublicRoute, id?: number];

const listedRoutes = (Object.keys(publicPaths) as PublicRoute[]) // the keys of a literal object are its own
  .filter((route) => route !== 'login' && !publicPaths[route].en.includes(':'));

/** The protocol takes no more in a file (sitemaps.org, "Sitemap file format"); a site of this kind stays far below. */
const maxAddresses = 50_000;

/** Every page that a brand wants found, in each language with the ways to the others (sitemaps.org; xhtml:link by Google). */
export const sitemap = (readerIn: (language: Language) => PageContext): string => {
  const reader = readerIn(defaultLanguage);
  const places: readonly Place[] = [
    ...listedRoutes.map((route): Place => [route]),
    ...reader.ownRows('tanker').map(({ id }): Place => ['tanker', id]),
    ...reader.rows('jobPosting').map(({ id }): Place => ['career', id]),
  ];
  const addressOf = ([route, id]: Place, language: Language): string =>
    reader.address(pathTo(route, language, id === undefined ? {} : { id }));
  const entries = places.flatMap((place) => {
    const addresses = languages.map((language) => [language, addressOf(place, language)] as const);
    const isShared = new Set(addresses.map(([, address]) => address)).size === 1;
    const ways = isShared
      ? ''
      : [...addresses, ['x-default', addressOf(place, defaultLanguage)] as const]
          .map(([hreflang, href]) =>
            voidElement('xhtml:link', { rel: 'alternate', hreflang, href }).replace(/>$/, '/>'),
          )
          .join('');
    return (isShared ? addresses.slice(0, 1) : addresses).map(([, address]) =>
      element('url', {}, element('loc', {}, address), ways),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.slice(0, maxAddresses),
    '</urlset>',
    '',
  ].join('\n');
};

/** The part of a path that stays whatever its parameters. */
const fixedPart = (path: string): string => path.split(':', 1)[0] ?? path;

/** What search engines may read: everything but what needs a session (RFC 9309). */
export const robotsText = (origin: string): string => {
  const closed = new Set(
    Object.values(protectedPaths).flatMap(({ en, fr }) => [fixedPart(en), fixedPart(fr)]),
  );
  return [
    'User-agent: *',
    ...[...closed].sort().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
};

import type { Language } from '../../../model/site/languages';
import { languages, otherLanguage } from '../../../model/site/languages';
import { defaultLanguage } from '../../../model/site/languages';
import { locales } from '../../../model/format/numbers';
import { scriptJson, startTag } from './html';
import type { PageDescription } from '../pageDescription';
import { jsonLdDocument } from '../structuredData/jsonLdNode';

/** Marks an element that applies to this page only: the client removes it when it shows another page. */
const pageOnly = { 'data-of-page': true } as const;

const meta = (name: string, content: string): string => startTag('meta', { name, content, ...pageOnly });

const property = (name: string, content: string): string =>
  startTag('meta', { property: name, content, ...pageOnly });

/** Renders the part of the head that search engines and other sites read. */
export function renderHead({ title, metadata, contexts }: PageDescription): readonly string[] {
  const [{ brand, language, absoluteUrl, pictureUrl }] = contexts;
  if (!metadata) return [startTag('meta', { name: 'robots', content: 'noindex' })];
  const { description, path, alternatePaths, picture, jsonLdNodes, isNarrowed } = metadata;
  const image = pictureUrl(picture ?? '') ?? absoluteUrl(`/pictures/hero-${brand.id}.jpg`);
  const locale = (each: Language): string => locales[each].replace('-', '_');
  const structured = jsonLdDocument(jsonLdNodes);
  return [
    meta('description', description),
    ...(isNarrowed ? [meta('robots', 'noindex')] : []),
    startTag('link', { rel: 'canonical', href: absoluteUrl(path) }),
    ...[
      ...languages.map((each) => [each, alternatePaths[each]] as const),
      ['x-default', alternatePaths[defaultLanguage]] as const,
    ].map(([hreflang, href]) =>
      startTag('link', { rel: 'alternate', hreflang, href: absoluteUrl(href), ...pageOnly }),
    ),
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', absoluteUrl(path)),
    property('og:image', image),
    property('og:locale', locale(language)),
    property('og:locale:alternate', locale(otherLanguage(language))),
    meta('twitter:card', 'summary_large_image'),
    ...(structured
      ? [`<script type="application/ld+json" data-of-page>${scriptJson(structured)}</script>`]
      : []),
  ];
}

import type { BrandId } from '../../../model/site/brands';
import {
  anyLanguageAttribute,
  loadingScreenElementId,
  fontsMedia,
  parametersAttribute,
  imageMetadataElementId,
  renderedAttribute,
  scriptsFailedAttribute,
  siteSettingsElementId,
} from '../../../model/site/pageElements';
import { queryParametersOf } from '../../../model/site/queryParameters';
import type { SiteSettings } from '../../../model/site/siteSettings';
import { servedSettings } from '../../../model/site/siteSettings';
import { imageCollection, withoutAssumedValues } from '../../../model/images/variants';
import { publicBulkLoadPath } from '../../../model/schema/bulkLoad';
import type { BuiltClient } from './builtClient';
import { renderHead } from './head';
import { element, escapeHtml, scriptJson, startTag } from './html';
import { loadingScreenOverlayStyle, loadingScreenMarkup, loadingScreenStyle } from './loadingScreen';
import type { FileGroup } from './manifest';
import type { PageDescription } from '../pageDescription';
import type { RenderedPage } from '../rendering/messages';
import { reloadWithoutScripts, renderFallback, withoutScriptsStyle } from './fallbackMarkup';
import { fontFiles } from './manifest';

interface PageParts {
  readonly page: PageDescription;
  readonly settings: SiteSettings;
  readonly built: BuiltClient;
  /** The page as the browser shows it, and the query that it was rendered for; undefined where the browser renders it alone. */
  readonly rendered?: (RenderedPage & { readonly search: string }) | undefined;
  /** Whether the rendered page stays as it is: the site's scripts do not run in it. */
  readonly isStatic?: boolean;
  /** Whether a later response will have the rendered page. */
  readonly willBeRendered?: boolean;
  /** The URL of a brand's site. */
  readonly urlOf: (brand: BrandId) => string;
}

const noFiles: FileGroup = { scripts: [], styles: [] };

const link = (rel: string, href: string, attributes: Readonly<Record<string, string | true>> = {}): string =>
  startTag('link', { rel, href, ...attributes });

/**
 * Lets the browser fetch the screen's code and the content in parallel, while it still parses the page. A rendered page is
 * readable without the fonts: they follow the code. A page that the browser draws needs both at the same time.
 */
const preloads = ({ page, rendered, settings, built: { manifest } }: PageParts): readonly string[] => {
  const screen = (page.route && manifest.chunks[page.route]) ?? noFiles;
  const fonts = rendered ? [] : fontFiles(manifest);
  return [
    // The attributes must match the client's request. Otherwise the browser would fetch the content twice.
    link('preload', settings.apiBaseUrl + publicBulkLoadPath, { as: 'fetch', crossorigin: 'anonymous' }),
    ...screen.scripts.map((address) => link('preload', address, { as: 'script' })),
    ...screen.styles.map((address) => link('preload', address, { as: 'style' })),
    ...fonts.map((address) =>
      link('preload', address, { as: 'font', type: 'font/woff2', crossorigin: 'anonymous' }),
    ),
  ];
};

/** A static page has no loading screen, so nothing covers it. */
const pageStyle = ({ rendered, isStatic }: PageParts): string => {
  if (isStatic) return '';
  return rendered ? loadingScreenOverlayStyle : withoutScriptsStyle;
};

/** The styles of a rendered page. In a static one no script would ever load the fonts. */
const renderedStyles = ({ rendered, isStatic }: PageParts): readonly string[] => {
  if (!rendered) return [];
  return [isStatic ? rendered.styles.replace(` media="${fontsMedia}"`, '') : rendered.styles];
};

/** The chunk has only `print.css`. The link is for pages printed without scripts, or before they have loaded it; it blocks nothing. */
const printStyles = ({ built: { manifest } }: PageParts): readonly string[] =>
  (manifest.chunks.afterwards ?? noFiles).styles.map((address) =>
    link('stylesheet', address, { media: 'print' }),
  );

/** The settings and the first script, with which the browser starts the site. */
const startScripts = ({ settings, built }: PageParts): readonly string[] => [
  `<script type="application/json" id="${siteSettingsElementId}">${scriptJson(servedSettings(settings))}</script>`,
  element('script', { 'data-start': built.manifest.entry.scripts.join(' ') }, built.boot.code),
];

const head = (parts: PageParts): readonly string[] => {
  const { page, built, rendered, willBeRendered, isStatic = false } = parts;
  const [context] = page.contexts;
  const { brand } = context;
  return [
    '<meta charset="utf-8">',
    startTag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(`${page.title} | ${brand.name}`)}</title>`,
    startTag('meta', { name: 'theme-color', content: brand.themeColor }),
    link('icon', `${brand.assets}/favicon.svg`, { type: 'image/svg+xml' }),
    link('apple-touch-icon', `${brand.assets}/apple-touch-icon.png`),
    ...(isStatic ? [] : preloads(parts)),
    ...built.manifest.entry.styles.map((address) => link('stylesheet', address)),
    `<style>:root{--loading-color:${brand.themeColor}}${loadingScreenStyle}${pageStyle(parts)}</style>`,
    ...(rendered && !isStatic ? [hideLoadingScreenWithoutScripts] : []),
    ...renderedStyles(parts),
    ...printStyles(parts),
    ...(willBeRendered ? [reloadWithoutScripts] : []),
    ...renderHead(page),
    ...(isStatic ? [] : startScripts(parts)),
  ];
};

/** Without scripts nothing would remove the loading screen. */
const hideLoadingScreenWithoutScripts = element(
  'noscript',
  {},
  element('style', {}, `#${loadingScreenElementId}{display:none}`),
);

/** The loading screen, with the page below it or, where the server has not rendered it, in its place. */
const body = ({ page, rendered, urlOf, isStatic }: PageParts): string => {
  if (!rendered)
    return element('div', { id: 'root' }, loadingScreenMarkup(page), renderFallback(page, urlOf));
  const { html, images } = rendered;
  if (isStatic) return element('div', { id: 'root' }, html);
  const metadata = scriptJson({ [imageCollection]: images.map(withoutAssumedValues) });
  return [
    element('div', { id: loadingScreenElementId }, loadingScreenMarkup(page)),
    element('div', { id: 'root' }, html),
    `<script type="application/json" id="${imageMetadataElementId}">${metadata}</script>`,
  ].join('');
};

/** Renders the whole HTML document of a page. */
export function pageDocument(parts: PageParts): string {
  const { page, rendered, isStatic } = parts;
  const { contexts } = page;
  const [context] = contexts;
  const html = startTag('html', {
    lang: context.language,
    'data-brand': context.brand.id,
    [anyLanguageAttribute]: contexts.length > 1 || undefined,
    ...(isStatic
      ? { [scriptsFailedAttribute]: true }
      : {
          [renderedAttribute]: rendered?.search,
          [parametersAttribute]: rendered && queryParametersOf(page.route).join(' '),
        }),
  });
  return [
    '<!doctype html>',
    html,
    '<head>',
    ...head(parts),
    '</head>',
    `<body>${body(parts)}</body>`,
    '</html>',
    '',
  ].join('\n');
}

import type { BrandId } from '../../model/site/brands';
import type { SiteSettings } from '../../model/site/siteSettings';
import { siteSettingsElementId } from '../../model/site/siteSettings';
import type { BuiltClient } from './builtClient';
import { renderHead } from './head';
import { element, escapeHtml, scriptJson, voidElement } from './html';
import { loadingMarkup, loadingStyle } from './loading';
import type { FileGroup } from './manifest';
import type { PageDescription } from './pageDescription';
import { renderBody, pageStyle } from './body/pageBody';

interface PageParts {
  readonly page: PageDescription;
  readonly settings: SiteSettings;
  readonly built: BuiltClient;
  /** The URL of a brand's site. */
  readonly urlOf: (brand: BrandId) => string;
}

const noFiles: FileGroup = { scripts: [], styles: [] };

const link = (rel: string, href: string, attributes: Readonly<Record<string, string | true>> = {}): string =>
  voidElement('link', { rel, href, ...attributes });

const bulkLoadPath = '/api/allModels/';

/** Lets the browser fetch the screen's code, the content and the fonts in parallel, while it still parses the page. */
const preloads = ({ page, settings, built: { manifest } }: PageParts): readonly string[] => {
  const screen = (page.route && manifest.chunks[page.route]) ?? noFiles;
  const fonts = Object.entries(manifest.assets)
    .filter(([name]) => name.endsWith('-latin-wght-normal.woff2'))
    .map(([, address]) => address);
  return [
    // The attributes must match the client's request. Otherwise the browser would fetch the content twice.
    link('preload', settings.apiBaseUrl + bulkLoadPath, { as: 'fetch', crossorigin: 'anonymous' }),
    ...screen.scripts.map((address) => link('preload', address, { as: 'script' })),
    ...screen.styles.map((address) => link('preload', address, { as: 'style' })),
    ...fonts.map((address) =>
      link('preload', address, { as: 'font', type: 'font/woff2', crossorigin: 'anonymous' }),
    ),
  ];
};

const head = (parts: PageParts): readonly string[] => {
  const { page, settings, built } = parts;
  const [context] = page.contexts;
  const { brand } = context;
  return [
    '<meta charset="utf-8">',
    voidElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(`${page.title} | ${brand.name}`)}</title>`,
    voidElement('meta', { name: 'theme-color', content: brand.themeColor }),
    link('icon', `${brand.assets}/favicon.svg`, { type: 'image/svg+xml' }),
    link('apple-touch-icon', `${brand.assets}/apple-touch-icon.png`),
    ...preloads(parts),
    ...built.manifest.entry.styles.map((address) => link('stylesheet', address)),
    `<style>:root{--loading-color:${brand.themeColor}}${loadingStyle}${pageStyle}</style>`,
    `<script type="application/json" id="${siteSettingsElementId}">${scriptJson(settings)}</script>`,
    ...renderHead(page),
    element('script', { 'data-start': built.manifest.entry.scripts.join(' ') }, built.boot.code),
  ];
};

/** Renders the whole HTML document of a page. */
export function pageDocument(parts: PageParts): string {
  const { page, urlOf } = parts;
  const { contexts } = page;
  const [context] = contexts;
  return [
    '<!doctype html>',
    `<html lang="${context.language}" data-brand="${context.brand.id}"${contexts.length > 1 ? ' data-any-language' : ''}>`,
    '<head>',
    ...head(parts),
    '</head>',
    `<body><div id="root">${loadingMarkup(page)}${renderBody(page, urlOf)}</div></body>`,
    '</html>',
    '',
  ].join('\n');
}

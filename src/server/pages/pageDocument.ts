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
  /** Where the site of a brand is. */
  readonly urlOf: (brand: BrandId) => string;
}

const noFiles: FileGroup = { scripts: [], styles: [] };

const link = (rel: string, href: string, more: Readonly<Record<string, string | true>> = {}): string =>
  voidElement('link', { rel, href, ...more });

const bulkLoadPath = '/api/allModels/';

/** What the browser may fetch while it still reads the page: the screen's code, the content and the fonts together. */
const preloads = ({ page, settings, built: { manifest } }: PageParts): readonly string[] => {
  const screen = (page.route && manifest.chunks[page.route]) ?? noFiles;
  const fonts = Object.entries(manifest.assets)
    .filter(([name]) => name.endsWith('-latin-wght-normal.woff2'))
    .map(([, address]) => address);
  return [
    // As the client asks for it; anything else would be fetched twice.
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
  const [reader] = page.readers;
  const { brand } = reader;
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

/** The whole index.html of a page. */
export const pageDocument = (parts: PageParts): string => {
  const { page, urlOf } = parts;
  const { readers } = page;
  const [reader] = readers;
  return [
    '<!doctype html>',
    `<html lang="${reader.language}" data-brand="${reader.brand.id}"${readers.length > 1 ? ' data-any-language' : ''}>`,
    '<head>',
    ...head(parts),
    '</head>',
    `<body><div id="root">${loadingMarkup(page)}${renderBody(page, urlOf)}</div></body>`,
    '</html>',
    '',
  ].join('\n');
};

import { pageFormats, srcSetOf } from '../../../model/images/variants';
import type { PaintStep } from '../../../model/site/pageElements';
import { loadingScreenElementId, paintedAttribute } from '../../../model/site/pageElements';
import { element, escapeHtml, startTag } from './html';
import type { PageDescription } from '../pageDescription';
import type { PageContext } from '../pageContext';
import type { ScreenDescription } from '../screens/screenDescription';

/**
 * The style of the loading screen. The page contains that screen, so that visitors see it before any script has run.
 * It shows the page's first picture, or its title and introduction; below them the brand's logo and a tank that fills.
 * The client shows the same elements in this style until it has loaded the content.
 * Each element has its row, so that none moves when the next one arrives.
 */
export const loadingScreenStyle = `
body{margin:0}
.loading{box-sizing:border-box;min-height:100vh;min-height:100dvh;display:grid;grid-template:minmax(min-content,3fr) 56px 40px minmax(24px,auto) 1fr/minmax(0,1fr);place-items:end center;gap:28px;padding:24px;background:#fff;color:#4a5763;font:600 15px/1.5 system-ui,sans-serif;letter-spacing:.04em}
.loading-mark{grid-row:2;display:block;width:220px;height:56px;object-fit:contain}
.loading-picture{display:block;width:100vw;max-width:34rem;height:auto;max-height:44vh;aspect-ratio:3/2;object-fit:cover}
.loading-lead{margin:0;max-width:34rem;color:#17212b;font-size:24px;font-weight:400;letter-spacing:normal;text-align:center;text-wrap:pretty;overflow-wrap:anywhere}
.loading-title{display:block;margin-bottom:8px;font-size:36px;font-weight:700;line-height:1.2}
.loading-tank{grid-row:3;box-sizing:border-box;width:220px;height:40px;padding:4px;border:2px solid var(--loading-color);border-radius:20px/50%;overflow:hidden}
.loading-level{height:100%;border-radius:16px/50%;background:var(--loading-color);transform-origin:left;animation:loading-fill 1.8s cubic-bezier(.4,0,.3,1) infinite}
.loading-text{grid-row:4;margin:0}
html:lang(en) .loading :lang(fr),html:lang(fr) .loading :lang(en){display:none}
@keyframes loading-fill{0%{clip-path:inset(0 100% 0 0);opacity:1}70%{clip-path:inset(0);opacity:1}100%{clip-path:inset(0);opacity:0}}
@media (prefers-reduced-motion:reduce){.loading-level{animation:none;clip-path:inset(0 45% 0 0)}}
`.replaceAll('\n', '');

/** A part of the page that is not laid out at a step of boot.ts. */
const hiddenAt = (step: PaintStep, parts: string): string =>
  `html[${paintedAttribute}='${step}'] :is(${parts},footer)`;

/**
 * Where the page contains its rendered form, the loading screen covers it until the content has been loaded. Below it, the browser
 * lays the page out in steps: all at once would keep a phone busy. The parts that come later have no box until then, so that they
 * appear in their place: an empty box would be seen to move.
 */
export const loadingScreenOverlayStyle =
  `#${loadingScreenElementId}{position:fixed;inset:0;z-index:2000;overflow:auto;background:#fff}` +
  `@media screen and (scripting:enabled){html:not([${paintedAttribute}]) #root{content-visibility:hidden}` +
  `${hiddenAt('head', 'main>*+*')},${hiddenAt('top', 'main>*+*+*+*,main li:nth-child(n+7)')}{display:none}}` +
  `@media print{#${loadingScreenElementId}{display:none}}`;

const renderLead = ({ language }: PageContext, { heading, introduction = '' }: ScreenDescription): string => {
  const title = element('strong', { class: 'loading-title' }, escapeHtml(heading));
  return element('p', { class: 'loading-lead', lang: language }, title, escapeHtml(introduction));
};

/** The title and introduction, for a page without a first picture; '' for a page that search engines do not index. */
const renderLeads = ({ metadata, contexts, screens }: PageDescription): string => {
  if (!metadata) return '';
  const leads = contexts.flatMap((context, index) => {
    const screen = screens[index];
    return screen && screen.heading.trim() !== '' ? [renderLead(context, screen)] : [];
  });
  return leads.length === 0 ? '' : element('div', { class: 'loading-first' }, ...leads);
};

/**
 * The first picture of a page; '' where there is none, or where it is animated or from another site. The screen uses the same
 * `sizes`, so that the browser fetches the picture once.
 */
const renderFirstPicture = (
  { screens: [{ picture: src, pictureSizes: sizes }] }: PageDescription,
  { pictureInfo }: PageContext,
): string => {
  const metadata = src === undefined ? undefined : pictureInfo(src);
  if (src === undefined || sizes === undefined || metadata?.isAnimated !== false) return '';
  const { width, height } = metadata;
  return element(
    'picture',
    { class: 'loading-first' },
    ...pageFormats.map(({ format, type }) =>
      startTag('source', { type, srcset: srcSetOf(src, width, format), sizes }),
    ),
    startTag('img', {
      class: 'loading-picture',
      src,
      alt: '',
      width: String(width),
      height: String(height),
      fetchpriority: 'high',
    }),
  );
};

/** The text that says that the page is loading. */
const renderLoadingText = ({ language, text }: PageContext): string =>
  element('span', { lang: language }, escapeHtml(text('shared', 'loading')));

export function loadingScreenMarkup(page: PageDescription): string {
  const [context] = page.contexts;
  const { brand } = context;
  return (
    '<div class="loading" role="status">' +
    (renderFirstPicture(page, context) || renderLeads(page)) +
    `<img class="loading-mark" src="${brand.assets}/logo.svg" alt="${escapeHtml(brand.name)}" width="220" height="56">` +
    '<div class="loading-tank"><div class="loading-level"></div></div>' +
    element('p', { class: 'loading-text' }, ...page.contexts.map(renderLoadingText)) +
    '</div>'
  );
}

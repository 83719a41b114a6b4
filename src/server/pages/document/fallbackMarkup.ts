import type { BrandId } from '../../../model/site/brands';
import { brandList } from '../../../model/site/brands';
import { withLanguage } from '../../../model/site/languages';
import { navigationList } from '../../../model/site/navigation';
import { addressLines } from '../../../model/site/screens/contact/addressLines';
import { telephoneLink } from '../../../model/format/telephones';
import { element, escapeHtml, startTag } from './html';
import type { PageContext } from '../pageContext';
import type { PageDescription } from '../pageDescription';
import type { ScreenDescription } from '../screens/screenDescription';

/*
 * A page that the server has not rendered, for readers without scripts: its heading and introduction, the navigation,
 * and how to reach the company.
 */

/**
 * Shows the loading screen where scripts run, and these elements where they do not, or where the site's scripts did not load. A
 * browser without the `scripting` media feature shows both until the application has started.
 */
export const withoutScriptsStyle =
  '@media(scripting:enabled){html:not([data-scripts-failed]) .without-scripts{display:none}}' +
  '@media(scripting:none){.loading{display:none}}[data-scripts-failed] .loading{display:none}' +
  '[data-scripts-failed]:lang(en) .without-scripts:lang(fr),[data-scripts-failed]:lang(fr) .without-scripts:lang(en){display:none}' +
  '.without-scripts{max-width:60rem;margin:0 auto;padding:24px;font:16px/1.6 system-ui,sans-serif;color:#17212b;overflow-wrap:anywhere}' +
  '.without-scripts nav ul{display:flex;flex-wrap:wrap;gap:4px 20px;padding:0;list-style:none}';

/** The URL of a brand's site. */
type UrlOf = (id: BrandId) => string;

const link = (href: string, text: string): string => element('a', { href }, escapeHtml(text));

const list = (items: readonly string[]): string =>
  element('ul', {}, ...items.map((html) => element('li', {}, html)));

const renderNavigation = ({ path, text }: PageContext): string =>
  element(
    'nav',
    { 'aria-label': text('navigation', 'main-navigation') },
    list(navigationList.map(({ route, label }) => link(path(route), text('navigation', label)))),
  );

const renderCompany = ({ brand, language, contactRows }: PageContext, urlOf: UrlOf): string => {
  const [telephone] = contactRows('telephone');
  const dialLink = telephone && telephoneLink(telephone.telephone);
  const address = [brand.legalName, ...addressLines(brand.place, language)].map(escapeHtml).join(', ');
  const sisterBrands = brandList.filter(({ id }) => id !== brand.id);
  return (
    element('p', {}, address) +
    (telephone && dialLink ? element('p', {}, link(dialLink, telephone.telephone)) : '') +
    list(sisterBrands.map(({ id, legalName }) => link(withLanguage(urlOf(id), language), legalName)))
  );
};

const renderScreen = ({ heading, introduction = '' }: ScreenDescription): string =>
  element('h1', {}, escapeHtml(heading)) + element('p', {}, escapeHtml(introduction));

/** The elements, once for each language of the page, one below the other. */
export function renderFallback({ contexts, screens }: PageDescription, urlOf: UrlOf): string {
  const parts = contexts.map((context, index) => {
    const { brand, language, path } = context;
    const [header, main, footer] =
      index === 0 ? (['header', 'main', 'footer'] as const) : (['div', 'div', 'div'] as const);
    return element(
      'div',
      { class: 'without-scripts', lang: language },
      element(
        header,
        {},
        element('p', {}, element('strong', {}, link(path('home'), brand.name))),
        renderNavigation(context),
      ),
      element(main, {}, renderScreen(screens[index] ?? screens[0])),
      element(footer, {}, renderCompany(context, urlOf)),
    );
  });
  return parts.join('');
}

/** Asks for the page again soon: by then the server has rendered it. With scripts, the browser renders it itself. */
export const reloadWithoutScripts = element(
  'noscript',
  {},
  startTag('meta', { 'http-equiv': 'refresh', content: '3' }),
);

import type { BrandId } from '../../../model/site/brands';
import { brandList } from '../../../model/site/brands';
import type { Localized } from '../../../model/site/languages';
import { otherLanguage, withLanguage } from '../../../model/site/languages';
import { navigationList } from '../../../model/site/navigation';
import { addressLines } from '../../../model/site/screens/addressLines';
import { telephoneLink } from '../../../model/format/telephones';
import { element, escapeHtml } from '../html';
import type { PageDescription } from '../pageDescription';
import type { PageContext } from '../pageContext';
import { heading, link, list, paragraph } from './blocks';
import type { PageBody } from './pageBlocks';
import { listPageLinks } from './listPage';
import type { ListPage } from './listPage';

/**
 * Shows the loading screen where scripts run. Shows the server-rendered page where scripts do not run, or where the site's
 * scripts did not load. A browser without the `scripting` media feature shows both until the application has started.
 */
export const pageStyle =
  '@media(scripting:enabled){html:not([data-scripts-failed]) .server-rendered{display:none}}' +
  '@media(scripting:none){.loading{display:none}}[data-scripts-failed] .loading{display:none}' +
  '[data-scripts-failed]:lang(en) .server-rendered:lang(fr),[data-scripts-failed]:lang(fr) .server-rendered:lang(en){display:none}' +
  '.server-rendered{max-width:60rem;margin:0 auto;padding:24px;font:16px/1.6 system-ui,sans-serif;color:#17212b;overflow-wrap:anywhere}' +
  '.server-rendered img{max-width:100%;height:auto}.server-rendered th,.server-rendered td{padding:4px 16px 4px 0;text-align:left;vertical-align:top}' +
  '.server-rendered nav ul{display:flex;flex-wrap:wrap;gap:4px 20px;padding:0;list-style:none}';

/** The URL of a brand's site. */
type UrlOf = (id: BrandId) => string;

const sisterBrands = ({ brand, language }: PageContext, urlOf: UrlOf): readonly string[] =>
  brandList
    .filter(({ id }) => id !== brand.id)
    .map(({ id, legalName }) => link(withLanguage(urlOf(id), language), legalName));

/** The link to the page in the other language: to its address, or to its place on a page without one. */
const otherLanguageLink = ({ language, text }: PageContext, aliases: Localized | undefined): string => {
  const other = otherLanguage(language);
  const href = aliases ? aliases[other] : `#${other}`;
  return element(
    'a',
    { href, hreflang: other, lang: other },
    escapeHtml(text('navigation', 'other-language')),
  );
};

const renderNavigation = (context: PageContext, languageLinks: readonly string[]): string =>
  element(
    'nav',
    { 'aria-label': context.text('navigation', 'main-navigation') },
    list([
      ...navigationList.map(({ route, label }) =>
        link(context.path(route), context.text('navigation', label)),
      ),
      ...languageLinks,
    ]),
  );

const renderCompany = (context: PageContext, urlOf: UrlOf): string => {
  const { brand, language, contactRows } = context;
  const [telephone] = contactRows('telephone');
  const dialLink = telephone && telephoneLink(telephone.telephone);
  const address = [brand.legalName, ...addressLines(brand.place, language)].map(escapeHtml).join(', ');
  return (
    element('p', {}, address) +
    (telephone && dialLink ? element('p', {}, link(dialLink, telephone.telephone)) : '') +
    list(sisterBrands(context, urlOf))
  );
};

const renderContent = (context: PageContext, body: PageBody, listPage?: ListPage): string =>
  [
    heading(1, body.heading),
    body.introduction === undefined ? '' : paragraph(body.introduction),
    ...(listPage ? listPageLinks(context, listPage) : []),
    ...body.blocks,
  ].join('');

/**
 * Renders the body of a page: the navigation, the content, and the company's address.
 * Where the languages share the page, it contains each language, one below the other.
 */
export function renderBody({ contexts, bodies, listPage, metadata }: PageDescription, urlOf: UrlOf): string {
  const isShared = contexts.length > 1;
  const parts = contexts.map((context, index) => {
    const { brand, language } = context;
    const body = bodies[index] ?? bodies[0];
    const [header, main, footer] =
      index === 0 ? (['header', 'main', 'footer'] as const) : (['div', 'div', 'div'] as const);
    return element(
      'div',
      { class: 'server-rendered', ...(isShared && { lang: language, id: language }) },
      element(
        header,
        {},
        element('p', {}, element('strong', {}, link(context.path('home'), brand.name))),
        renderNavigation(
          context,
          isShared || metadata?.alternatePaths ? [otherLanguageLink(context, metadata?.alternatePaths)] : [],
        ),
      ),
      element(main, {}, renderContent(context, body, index === 0 ? listPage : undefined)),
      element(footer, {}, renderCompany(context, urlOf)),
    );
  });
  return parts.join('');
}

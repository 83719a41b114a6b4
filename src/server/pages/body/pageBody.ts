import type { BrandId } from '../../../model/site/brands';
import { brandList } from '../../../model/site/brands';
import type { Localized } from '../../../model/site/languages';
import { defaultLanguage, otherLanguage } from '../../../model/site/languages';
import type { PublicRoute } from '../../../model/site/paths';
import { publicPaths } from '../../../model/site/paths';
import { addressLines } from '../../../model/site/screens/addressLines';
import type { TextKey } from '../../../content/texts';
import { telephoneLink } from '../../../model/format/telephones';
import { element, escapeHtml } from '../html';
import type { PageDescription } from '../pageDescription';
import type { PageContext } from '../pageContext';
import { heading, link, list, paragraph } from './blocks';
import type { PageBody } from './pageBlocks';
import { listPageLinks } from './listPage';
import type { ListPage } from './listPage';

/**
 * Only one of the two is shown: the loading screen where scripts run, the page as it is read where they do not, or where the
 * site's own have not come. A browser that does not know the question shows both until the application has started.
 */
export const pageStyle =
  '@media(scripting:enabled){html:not([data-unstarted]) .plain{display:none}}' +
  '@media(scripting:none){.loading{display:none}}[data-unstarted] .loading{display:none}' +
  '[data-unstarted]:lang(en) .plain:lang(fr),[data-unstarted]:lang(fr) .plain:lang(en){display:none}' +
  '.plain{max-width:60rem;margin:0 auto;padding:24px;font:16px/1.6 system-ui,sans-serif;color:#17212b;overflow-wrap:anywhere}' +
  '.plain img{max-width:100%;height:auto}.plain th,.plain td{padding:4px 16px 4px 0;text-align:left;vertical-align:top}' +
  '.plain nav ul{display:flex;flex-wrap:wrap;gap:4px 20px;padding:0;list-style:none}';

/** Where every page leads. */
const ways: readonly (readonly [PublicRoute, TextKey<'navigation'>])[] = [
  ['home', 'home'],
  ['tankers', 'tankers'],
  ['parts', 'parts'],
  ['services', 'services-reparations'],
  ['certifications', 'certification'],
  ['documents', 'useful-documents'],
  ['mission', 'mission-commitment-values'],
  ['achievements', 'realizations'],
  ['employees', 'current-employees'],
  ['assemblies', 'assemble-mount'],
  ['manufacturers', 'manufacturers'],
  ['gallery', 'gallery'],
  ['careers', 'careers'],
  ['contact', 'join-us'],
];

/** Where the site of a brand is. */
type UrlOf = (id: BrandId) => string;

const sisters = ({ brand }: PageContext, urlOf: UrlOf): readonly string[] =>
  brandList.filter(({ id }) => id !== brand.id).map(({ id, legalName }) => link(urlOf(id), legalName));

/** How to come to the page in the other language: to its own address, or to where it stands on this one. */
const otherLanguageLink = ({ language, text }: PageContext, aliases: Localized | undefined): string => {
  const other = otherLanguage(language);
  const href = aliases ? aliases[other] : `#${other}`;
  return element(
    'a',
    { href, hreflang: other, lang: other },
    escapeHtml(text('navigation', 'other-language')),
  );
};

/** A page in the reader's language: of one that the languages share, the part in that language. */
const placeOf = (route: PublicRoute, { language, path }: PageContext): string =>
  language !== defaultLanguage && publicPaths[route].en === publicPaths[route].fr
    ? `${path(route)}#${language}`
    : path(route);

const navigation = (reader: PageContext, switchLanguage: readonly string[]): string =>
  element(
    'nav',
    { 'aria-label': reader.text('navigation', 'main-navigation') },
    list([
      ...ways.map(([route, key]) => link(placeOf(route, reader), reader.text('navigation', key))),
      ...switchLanguage,
    ]),
  );

const firm = (reader: PageContext, urlOf: UrlOf): string => {
  const { brand, language, contactRows } = reader;
  const [telephone] = contactRows('telephone');
  const dial = telephone && telephoneLink(telephone.telephone);
  const address = [brand.legalName, ...addressLines(brand.place, language)].map(escapeHtml).join(', ');
  return (
    element('p', {}, address) +
    (telephone && dial ? element('p', {}, link(dial, telephone.telephone)) : '') +
    list(sisters(reader, urlOf))
  );
};

const words = (reader: PageContext, plain: PageBody, portion?: ListPage): string =>
  [
    heading(1, plain.heading),
    plain.introduction === undefined ? '' : paragraph(plain.introduction),
    ...(portion ? listPageLinks(reader, portion) : []),
    ...plain.blocks,
  ].join('');

/**
 * A page as it is read without scripts: its content between the ways to the others and the firm's address. One that its
 * languages share is there in each, one below the other.
 */
export const renderBody = ({ readers, plains, portion, findable }: PageDescription, urlOf: UrlOf): string => {
  const isShared = readers.length > 1;
  const parts = readers.map((reader, index) => {
    const { brand, language } = reader;
    const plain = plains[index] ?? plains[0];
    const [header, main, footer] =
      index === 0 ? (['header', 'main', 'footer'] as const) : (['div', 'div', 'div'] as const);
    return element(
      'div',
      { class: 'plain', ...(isShared && { lang: language, id: language }) },
      element(
        header,
        {},
        element('p', {}, element('strong', {}, link('/', brand.name))),
        navigation(
          reader,
          isShared || findable?.aliases ? [otherLanguageLink(reader, findable?.aliases)] : [],
        ),
      ),
      element(main, {}, words(reader, plain, index === 0 ? portion : undefined)),
      element(footer, {}, firm(reader, urlOf)),
    );
  });
  return parts.join('');
};

import type { BrandId } from '../../../model/brands';
import { brandList } from '../../../model/brands';
import type { Localized } from '../../../model/languages';
import { otherLanguage } from '../../../model/languages';
import type { PublicRoute } from '../../../model/paths';
import { addressLines } from '../../../model/screens/addressLines';
import type { TextKey } from '../../../model/textKeys';
import { telephoneLink } from '../../../model/telephones';
import { element, escapeHtml } from '../html';
import type { Reader } from '../reader';
import { heading, link, list, paragraph } from './blocks';
import type { PlainPage } from './plainPage';
import { portionBlocks } from './portion';
import type { Portion } from './portion';

/**
 * Only one of the two is shown: the loading screen where scripts run, the page as it is read where they do not, or where the
 * site's own have not come. A browser that does not know the question shows both until the application has started.
 */
export const plainStyle =
  '@media(scripting:enabled){html:not([data-unstarted]) .plain{display:none}}' +
  '@media(scripting:none){.loading{display:none}}[data-unstarted] .loading{display:none}' +
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

const sisters = ({ brand }: Reader, urlOf: UrlOf): readonly string[] =>
  brandList.filter(({ id }) => id !== brand.id).map(({ id, legalName }) => link(urlOf(id), legalName));

const header = ({ brand, language, text, path }: Reader, aliases: Localized | undefined): string => {
  const other = otherLanguage(language);
  const switchLanguage =
    aliases &&
    element('a', { href: aliases[other], hreflang: other }, escapeHtml(text('navigation', 'other-language')));
  return element(
    'header',
    {},
    element('p', {}, element('strong', {}, link('/', brand.name))),
    element(
      'nav',
      { 'aria-label': text('navigation', 'main-navigation') },
      list([
        ...ways.map(([route, key]) => link(path(route), text('navigation', key))),
        ...(switchLanguage ? [switchLanguage] : []),
      ]),
    ),
  );
};

const footer = (reader: Reader, urlOf: UrlOf): string => {
  const { brand, language, contactRows } = reader;
  const [telephone] = contactRows('telephone');
  const dial = telephone && telephoneLink(telephone.telephone);
  const address = [brand.legalName, ...addressLines(brand.place, language)].map(escapeHtml).join(', ');
  return element(
    'footer',
    {},
    element('p', {}, address),
    telephone && dial ? element('p', {}, link(dial, telephone.telephone)) : '',
    list(sisters(reader, urlOf)),
  );
};

interface PlainParts {
  readonly plain: PlainPage;
  readonly portion: Portion;
  /** Its address in each language; none where they share it. */
  readonly aliases?: Localized;
}

/** A page as it is read without scripts: its content between the ways to the others and the firm's address. */
export const plainBody = (reader: Reader, { plain, portion, aliases }: PlainParts, urlOf: UrlOf): string =>
  element(
    'div',
    { class: 'plain' },
    header(reader, aliases),
    element(
      'main',
      {},
      heading(1, plain.heading),
      plain.introduction === undefined ? '' : paragraph(plain.introduction),
      ...portionBlocks(reader, portion),
      ...plain.blocks,
    ),
    footer(reader, urlOf),
  );

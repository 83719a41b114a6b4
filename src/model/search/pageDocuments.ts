import { telephoneLink } from '../format/telephones';
import type { Row } from '../schema/entities';
import type { Brand, BrandId } from '../site/brands';
import { brandList, groupOf } from '../site/brands';
import { withLanguage } from '../site/languages';
import type { IndexableRoute } from '../site/pages';
import { isIndexable, isRowRoute, pageOf, publicRoutes } from '../site/pages';
import { pathTo } from '../site/paths';
import { certificationPages } from '../site/screens/certificationPages';
import { isAtLocation } from '../site/screens/contact/contactRows';
import { documentUrl, usefulDocuments } from '../site/screens/documents';
import { meterVerifications, tankInspections } from '../site/screens/inspections';
import { services } from '../site/screens/services';
import { languageSuffix } from '../site/languages';
import { variantKey, variantOf } from '../text/brandTexts';
import { textOfHtml } from '../text/textOfHtml';
import type { TextResource } from '../text/texts';
import type { SearchContent } from './SearchContent';
import type { SearchDocument } from './SearchDocument';

const empty = { codes: '', file: '', hidden: '' } as const;

const serviceDocuments = ({ text }: SearchContent): readonly SearchDocument[] =>
  services.map(({ number, keys, picture }) => ({
    ...empty,
    id: `service/${keys.title}`,
    group: 'services',
    title: text('services-and-repairs', keys.title),
    body: text('services-and-repairs', keys.text),
    image: picture,
    target: { route: 'services', suffix: `#service-${number}` }, // the card of the service
    weight: 1.4,
  }));

const certificationDocuments = ({ brand, text }: SearchContent): readonly SearchDocument[] => {
  const group = groupOf(brand);
  const authorities = [
    { authority: 'transport-canada', inspections: tankInspections[group] },
    { authority: 'measurement-canada', inspections: meterVerifications[group] },
  ] as const;
  const shared = (key: string): string => text('shared', key);
  return authorities.flatMap(({ authority, inspections }) =>
    inspections.map(({ type, code, interval }) => ({
      ...empty,
      id: `certification/${authority}/${type}`,
      group: 'certifications' as const,
      title: shared(type),
      codes: code ? shared(code) : '',
      body: [
        shared(interval),
        shared(`${authority}-table-type`),
        text(certificationPages[group], `${authority}-description`),
      ].join(' · '),
      target: { route: 'certifications' as const, suffix: `#${authority}` },
      weight: 1.2,
    })),
  );
};

const guideDocuments = ({ brand, language, text, documentTexts }: SearchContent): readonly SearchDocument[] =>
  usefulDocuments.flatMap(({ file, title, description }) => {
    const url = documentUrl(file, language, brand);
    const document = {
      ...empty,
      group: 'documents' as const,
      sameAs: file,
      title: text('useful-documents', title),
      body: text('useful-documents', description),
    };
    const pages = (documentTexts[file] ?? []).map((pageText, index) => ({
      ...document,
      id: `document/${file}/${index + 1}`,
      file: pageText,
      target: `${url}#page=${index + 1}`,
      weight: 0.9,
    }));
    return [{ ...document, id: `document/${file}`, target: url }, ...pages];
  });

const telephonesOf = (
  { contactLocationId, isCertipropane }: Brand,
  { rows }: SearchContent,
): readonly Row<'telephone'>[] => rows('telephone').filter(isAtLocation(contactLocationId, isCertipropane));

const telephoneDocument = (
  row: Row<'telephone'>,
  { legalName, place }: Brand,
  { language, text }: SearchContent,
  about: string,
) => ({
  ...empty,
  id: `telephone/${row.id}`,
  group: 'contact' as const,
  title: row[`name${languageSuffix[language]}`] || row.nameEn || row.nameFr,
  body: [row.telephone, legalName, place.city].join(' · '),
  codes: row.telephone.replace(/\D/g, '').slice(-10),
  hidden: [text('contact', 'telephones'), about].join(' '),
  target: telephoneLink(row.telephone) ?? { route: 'contact' as const },
  // who looks for an inspection or a part wants to reach somebody before reading about it
  weight: row.topic && row.topic !== 'general' ? 1.5 : 1,
});

const telephoneDocuments = (content: SearchContent): readonly SearchDocument[] =>
  telephonesOf(content.brand, content).map((row) =>
    telephoneDocument(row, content.brand, content, content.text('home', 'secondary-text')),
  );

/** For what the company has no telephone, such as propane inspections, the first one of each sister company that has. */
const sisterTelephoneDocuments = (content: SearchContent): readonly SearchDocument[] => {
  const own = new Set(telephonesOf(content.brand, content).map(({ topic }) => topic));
  return brandList.flatMap((brand) =>
    telephonesOf(brand, content)
      .filter(
        ({ topic }, index, all) =>
          topic !== '' && !own.has(topic) && all.findIndex((row) => row.topic === topic) === index,
      )
      .map((row) => telephoneDocument(row, brand, content, content.text('home', `sister-${brand.id}`))),
  );
};

const sisterDocuments = ({ brand, language, text, siteOf }: SearchContent): readonly SearchDocument[] =>
  brandList
    .filter(({ id }) => id !== brand.id)
    .map(({ id, legalName, place }) => ({
      ...empty,
      id: `brand/${id}`,
      group: 'contact',
      title: legalName,
      body: [text('home', `sister-${id satisfies BrandId}`), place.city].join(' · '),
      hidden: text('contact', 'telephones'),
      target: withLanguage(new URL(pathTo('contact', language), siteOf(id)).href, language),
    }));

/** The keys of sentences that a page shows only when something is missing or has failed. */
const exceptional = /^(?:empty|failed|no-|none-|unknown-|compare-)|-error$/;

/** A text that begins with a letter, after a quotation mark at most, and ends like a sentence: '7:00 a.m.' is none. */
const sentence = /^[«“"'\s]*\p{L}[^]*[.!?…][»”"'\s]*$/u;

/** A label with a number behind it: 'Registration number: 25-0555'. */
const numbered = /^\p{L}.*:.*\d$/u;

/**
 * Whether visitors may look for a text: a heading, rich text, a sentence or a number with its label. The others are labels,
 * states and fragments, such as 'Closed today', 'from' or 'Compartment', which say nothing in an excerpt.
 */
const isTelling = (key: string, { resource, isHtml }: TextResource): boolean =>
  !exceptional.test(key) &&
  (isHtml || /(?:^|-)title$/.test(key) || sentence.test(resource) || numbered.test(resource.trim()));

/** The telling texts of a page, in the words that the brand uses. */
const textOfPage = (route: IndexableRoute, { brand, language, texts }: SearchContent): string => {
  const pages: readonly string[] =
    route === 'certifications' ? [certificationPages[groupOf(brand)]] : pageOf(route).texts;
  const own = texts.filter((text) => text.language === language && pages.includes(text.page ?? ''));
  const keys = new Set(own.map((text) => text.object_key));
  const isShown = (text: TextResource): boolean => {
    const variant = variantOf(text);
    const isOfBrand = variant ? variant.brand.id === brand.id : !keys.has(variantKey(text.object_key, brand));
    return isOfBrand && isTelling(variant?.key ?? text.object_key, text) && !text.resource.includes('{');
  };
  return own
    .filter(isShown)
    .map(({ resource, isHtml }) => (isHtml ? textOfHtml(resource) : resource.trim()))
    .join(' · ');
};

const generalDocuments = (content: SearchContent): readonly SearchDocument[] =>
  publicRoutes
    .filter(isIndexable)
    .filter((route) => !isRowRoute(route))
    .map((route) => ({
      ...empty,
      id: `page/${route}`,
      group: 'pages',
      title: content.text('titles', route),
      body: [content.text('titles', `description-${route}`), textOfPage(route, content)].join(' · '),
      target: { route },
      weight: 0.6,
    }));

/** The search documents without rows: services, inspections, guides, how to reach the companies, and the texts of the pages. */
export function pageDocuments(content: SearchContent): readonly SearchDocument[] {
  return [
    ...serviceDocuments(content),
    ...certificationDocuments(content),
    ...guideDocuments(content),
    ...telephoneDocuments(content),
    ...sisterTelephoneDocuments(content),
    ...sisterDocuments(content),
    ...generalDocuments(content),
  ];
}

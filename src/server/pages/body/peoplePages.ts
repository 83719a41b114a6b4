import type { Row } from '../../../model/schema/entities';
import { addressLines } from '../../../model/site/screens/addressLines';
import { openingHours } from '../../../model/site/screens/openingHours';
import { telephoneLink } from '../../../model/format/telephones';
import { cleanRichText } from '../../content/cleanRichText';
import { escapeHtml } from '../html';
import type { PageContext } from '../pageContext';
import { jobPosting } from '../structuredData/jobPosting';
import { localBusiness } from '../structuredData/organization';
import { describedAs, textOfHtml } from '../structuredData/jsonLdNode';
import { facts, link, list, paragraph, picture, section, whereEmpty } from './blocks';
import type { PageBody } from './pageBlocks';

/** One without a title is called what all are. */
const titleOf = ({ text, inLanguage }: PageContext, career: Row<'jobPosting'>): string =>
  inLanguage(career, 'jobTitle').trim() || text('titles', 'career');

export const careersPage = (reader: PageContext): PageBody => {
  const { text, rows, inLanguage, path } = reader;
  const careers = rows('jobPosting');
  return {
    heading: text('career', 'title'),
    introduction: text('career', 'introduction'),
    blocks: [
      ...whereEmpty(careers, text('career', 'empty')),
      list(
        careers.map(
          (career) =>
            `<h2>${link(path('career', career.id), titleOf(reader, career))}</h2>` +
            cleanRichText(inLanguage(career, 'jobSummary')),
        ),
      ),
      section(
        text('career', 'spontaneous-title'),
        paragraph(text('career', 'spontaneous-text')),
        link(path('contact'), text('career', 'write-to-us')),
      ),
    ],
  };
};

/** @param postedAt when the posting was made, in ms since 1970. */
export const careerPage = (
  reader: PageContext,
  career: Row<'jobPosting'>,
  postedAt: number | undefined,
): PageBody => {
  const { text, inLanguage, path } = reader;
  const summary = cleanRichText(inLanguage(career, 'jobSummary'));
  const thing = jobPosting(reader, career, postedAt);
  return {
    heading: titleOf(reader, career),
    ...describedAs(textOfHtml(summary)),
    blocks: [
      summary,
      ...(['jobDescription', 'companyDescription'] as const)
        .map((field) => ({ field, html: cleanRichText(inLanguage(career, field)) }))
        .filter(({ html }) => html !== '')
        .map(({ field, html }) => section(text('shared', field), html)),
      section(
        text('career', 'apply-title'),
        paragraph(text('career', 'apply-text')),
        link(path('contact'), text('career', 'apply')),
      ),
      `<p>${link(path('careers'), text('career', 'back'))}</p>`,
    ],
    things: thing ? [thing] : [],
  };
};

const hoursOf = ({ language, text, contactRows, inLanguage }: PageContext): string => {
  const week = contactRows('opening').map(
    (row) => [inLanguage(row, 'name'), openingHours(row, language, text('contact', 'to'))] as const,
  );
  const friday = (['sales', 'service'] as const).map(
    (kind) =>
      [
        `${text('contact', 'friday')}, ${text('contact', `${kind}-title`)}`,
        text('contact', `friday-${kind}-hours`),
      ] as const,
  );
  return facts([...week, ...friday]);
};

/** A way to reach the firm after its name. */
const wayTo = (name: string, href: string | undefined, written: string): string =>
  `${escapeHtml(name)} ${href === undefined ? escapeHtml(written) : link(href, written)}`;

export const contactPage = (reader: PageContext): PageBody => {
  const { brand, language, text, contactRows, inLanguage, knownPicture } = reader;
  const building = `/pictures/building-${brand.id}.jpg`;
  const telephones = contactRows('telephone').map((row) =>
    wayTo(inLanguage(row, 'name'), telephoneLink(row.telephone), row.telephone),
  );
  const emails = contactRows('email')
    .filter(({ email }) => email !== '')
    .map((row) => wayTo(inLanguage(row, 'name'), `mailto:${row.email}`, row.email));
  return {
    heading: `${text('contact', 'get-in')} ${text('contact', 'touch')}`,
    picture: building,
    introduction: text('contact', 'introduction'),
    blocks: [
      section(text('contact', 'telephones'), list(telephones)),
      section(text('contact', 'opening-times'), hoursOf(reader)),
      section(text('contact', 'emails'), list(emails)),
      section(
        text('contact', 'address'),
        `<address>${[brand.legalName, ...addressLines(brand.place, language)].map(escapeHtml).join('<br>')}</address>`,
        picture(
          knownPicture,
          building,
          text('contact', 'building-alt', { company: brand.name, city: brand.place.city }),
        ),
      ),
    ],
    things: [localBusiness(reader)],
  };
};

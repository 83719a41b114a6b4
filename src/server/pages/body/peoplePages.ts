import type { Row } from '../../../model/schema/entities';
import { addressLines } from '../../../model/site/screens/addressLines';
import { fridayDepartments, fridayKeys, openingHours } from '../../../model/site/screens/openingHours';
import { telephoneLink } from '../../../model/format/telephones';
import { cleanRichText } from '../../content/cleanRichText';
import { escapeHtml } from '../html';
import type { PageContext } from '../pageContext';
import { jobPosting } from '../structuredData/jobPosting';
import { localBusiness } from '../structuredData/organization';
import { descriptionOf, textOfHtml } from '../structuredData/jsonLdNode';
import { definitionList, link, list, paragraph, picture, section, emptyMessage } from './blocks';
import type { CreatedAt, GeneralRoute, PageBody, PageRenderers, RowPageRenderers } from './pageBlocks';
import type { RowRoute } from '../../../model/site/pages';

/** A posting without a title has the general title. */
const titleOf = ({ text, inLanguage }: PageContext, career: Row<'jobPosting'>): string =>
  inLanguage(career, 'jobTitle').trim() || text('titles', 'career');

function careersPage(context: PageContext): PageBody {
  const { text, rows, inLanguage, path } = context;
  const careers = rows('jobPosting');
  return {
    heading: text('career', 'title'),
    introduction: text('career', 'introduction'),
    blocks: [
      ...emptyMessage(careers, text('career', 'empty')),
      list(
        careers.map(
          (career) =>
            `<h2>${link(path('career', career.id), titleOf(context, career))}</h2>` +
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
}

async function careerPage(
  context: PageContext,
  career: Row<'jobPosting'>,
  createdAt: CreatedAt,
): Promise<PageBody> {
  const { text, inLanguage, path } = context;
  const summary = cleanRichText(inLanguage(career, 'jobSummary'));
  const posting = jobPosting(context, career, await createdAt());
  return {
    heading: titleOf(context, career),
    ...descriptionOf(textOfHtml(summary)),
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
    jsonLdNodes: posting ? [posting] : [],
  };
}

const renderHours = ({ brand, language, text, contactRows, inLanguage }: PageContext): string => {
  const week = contactRows('opening').map(
    (row) => [inLanguage(row, 'name'), openingHours(row, language, text('contact', 'to'))] as const,
  );
  const friday = fridayDepartments.map((department) => {
    const { name, hours } = fridayKeys(department, brand);
    return [`${text('contact', 'friday')}, ${text('contact', name)}`, text('contact', hours)] as const;
  });
  return definitionList([...week, ...friday]);
};

/** A telephone or email of the company after its name; a link where it has one. */
const contactEntry = (name: string, href: string | undefined, text: string): string =>
  `${escapeHtml(name)} ${href === undefined ? escapeHtml(text) : link(href, text)}`;

function contactPage(context: PageContext): PageBody {
  const { brand, language, text, contactRows, inLanguage, pictureInfo } = context;
  const building = `/pictures/building-${brand.id}.jpg`;
  const telephones = contactRows('telephone').map((row) =>
    contactEntry(inLanguage(row, 'name'), telephoneLink(row.telephone), row.telephone),
  );
  const emails = contactRows('email')
    .filter(({ email }) => email !== '')
    .map((row) => contactEntry(inLanguage(row, 'name'), `mailto:${row.email}`, row.email));
  return {
    heading: `${text('contact', 'get-in')} ${text('contact', 'touch')}`,
    picture: building,
    introduction: text('contact', 'introduction'),
    blocks: [
      section(text('contact', 'telephones'), list(telephones)),
      section(text('contact', 'opening-times'), renderHours(context)),
      section(text('contact', 'emails'), list(emails)),
      section(
        text('contact', 'address'),
        `<address>${[brand.legalName, ...addressLines(brand.place, language)].map(escapeHtml).join('<br>')}</address>`,
        picture(
          pictureInfo,
          building,
          text('contact', 'building-alt', { company: brand.name, city: brand.place.city }),
        ),
      ),
    ],
    jsonLdNodes: [localBusiness(context)],
  };
}

/** The pages of this file. */
export const peoplePages = {
  careers: careersPage,
  contact: contactPage,
} satisfies Partial<PageRenderers<GeneralRoute>>;

export const peopleRowPages = { career: careerPage } satisfies Partial<RowPageRenderers<RowRoute>>;

import { groupOf } from '../../../model/site/brands';
import { certificationPages } from '../../../model/site/screens/certificationPages';
import { documentUrl, usefulDocuments } from '../../../model/site/screens/documents';
import type { Inspection } from '../../../model/site/screens/inspections';
import { meterVerifications, tankInspections } from '../../../model/site/screens/inspections';
import { services } from '../../../model/site/screens/services';
import type { PageContext } from '../pageContext';
import { heading, link, list, paragraph, picture, section, table } from './blocks';
import type { GeneralRoute, PageBody, PageRenderers } from './pageBlocks';

function servicesPage({ text, path, pictureInfo }: PageContext): PageBody {
  return {
    heading: text('services-and-repairs', 'title'),
    introduction: text('services-and-repairs', 'introduction'),
    blocks: [
      list(
        services.map(
          ({ picture: src, keys }) =>
            heading(2, text('services-and-repairs', keys.title)) +
            paragraph(text('services-and-repairs', keys.text)) +
            picture(pictureInfo, src, text('services-and-repairs', keys.alt)),
        ),
      ),
      section(
        text('services-and-repairs', 'call-to-action-title'),
        paragraph(text('services-and-repairs', 'call-to-action-text')),
        link(path('contact'), text('services-and-repairs', 'ask')),
      ),
    ],
    ...(services[0] && { picture: services[0].picture }),
  };
}

function certificationsPage({ brand, text, html, path }: PageContext): PageBody {
  const group = groupOf(brand);
  const page = certificationPages[group];
  const shared = (key: Parameters<typeof text<'shared'>>[1]): string => text('shared', key);
  const row = ({ type, code, interval }: Inspection): string[] => [
    shared(type),
    ...(code ? [shared(code)] : []),
    shared(interval),
  ];
  return {
    heading: text(page, 'title'),
    introduction: text(page, 'introduction'),
    blocks: [
      section(
        shared('transport-canada-main-title'),
        html(page, 'transport-canada-description'),
        paragraph(text(page, 'transport-canada-registration-number')),
        table(
          [shared('inspection-type'), shared('code'), shared('interval')],
          tankInspections[group].map(row),
        ),
      ),
      section(
        shared('measurement-canada-main-title'),
        html(page, 'measurement-canada-description'),
        paragraph(text(page, 'measurement-canada-registration-number')),
        table([shared('product-measured'), shared('interval')], meterVerifications[group].map(row)),
      ),
      section(
        text(page, 'call-to-action-title'),
        paragraph(text(page, 'call-to-action-text')),
        link(path('contact'), text(page, 'ask')),
      ),
    ],
  };
}

function documentsPage({ text, language }: PageContext): PageBody {
  return {
    heading: text('useful-documents', 'title'),
    introduction: text('useful-documents', 'introduction'),
    blocks: [
      ...usefulDocuments.map(({ file, title, description }) =>
        section(
          text('useful-documents', title),
          paragraph(text('useful-documents', description)),
          link(documentUrl(file, language), text('useful-documents', 'open')),
        ),
      ),
    ],
  };
}

/** The pages of this file. */
export const servicePages = {
  services: servicesPage,
  certifications: certificationsPage,
  documents: documentsPage,
} satisfies Partial<PageRenderers<GeneralRoute>>;

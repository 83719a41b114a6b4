import type { Brand, BrandGroup } from '../brands';
import type { TextPage } from '../../text/textPages';

/** The page of the texts of each brand group: the propane brand has its own (specification, section 2). */
export const certificationPages = {
  fuel: 'certifications',
  propane: 'certifications-certipropane',
} as const satisfies Readonly<Record<BrandGroup, TextPage>>;

export type CertificationPage = (typeof certificationPages)[BrandGroup];

/** Whether the page begins with the way to book, before the tables: a workshop repairs what an inspection finds. */
export const beginsWithBooking: Readonly<Record<Brand['trade'], boolean>> = {
  builder: false,
  workshop: true,
  inspector: false,
};

import type { BrandGroup } from '../brands';
import type { TextPage } from '../../text/textPages';

/** The page of the texts of each brand group: the propane brand has its own (specification, section 2). */
export const certificationPages = {
  fuel: 'certifications',
  propane: 'certifications-certipropane',
} as const satisfies Readonly<Record<BrandGroup, TextPage>>;

export type CertificationPage = (typeof certificationPages)[BrandGroup];

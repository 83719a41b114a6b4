import { brandIds } from '../brands';

const sisterCompanies = brandIds.map((id) => `sister-${id}` as const);

export const home = [
  'main-text',
  'secondary-text',
  'our-sister-companies-title',
  'main-description-1',
  'main-text-certipropane',
  'secondary-text-certipropane',
  'main-description-1-certipropane',
  'mission-title',
  'mission',
  'commitment-title',
  'commitment',
  'values-title',
  'values',
  'contact-us',
  'see-tankers',
  'see-certifications',
  'visit-sister-company',
  'hero-alt',
  'hero-alt-certipropane',
  'card-link',
  ...sisterCompanies,
] as const;

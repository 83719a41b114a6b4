import type { BrandGroup, BrandId } from '../../model/site/brands';
import type { PageText } from './pageTexts';

/** A line about each brand, for the home pages of the others. */
export const sisterTexts = {
  'sister-norcuve': {
    en: 'Tanker trucks and trailers, new and used',
    fr: "Camions-citernes et semi-remorques, neufs et d'occasion",
  },
  'sister-rubicuve': {
    en: 'Equipment, mounting and repair on Quebec City’s South Shore',
    fr: 'Équipement, montage et réparation, sur la Rive-Sud de Québec',
  },
  'sister-propacuve': {
    en: 'Propane units, inspection and certification',
    fr: 'Unités de propane, inspection et certification',
  },
} as const satisfies Readonly<Record<`sister-${BrandId}`, PageText>>;

/** The brands of each group, in the administration. */
export const brandGroupTexts = {
  'brand-group-fuel': { en: 'Norcuve and Rubicuve', fr: 'Norcuve et Rubicuve' },
  'brand-group-propane': { en: 'Propacuve', fr: 'Propacuve' },
} as const satisfies Readonly<Record<`brand-group-${BrandGroup}`, PageText>>;

import type { Brand } from '../brands';

/** The sections of a home page below its opening picture. */
export type HomeSection =
  | 'tankers'
  | 'workshop'
  | 'inspections'
  | 'sisterBrands'
  | 'description'
  | 'promises';

interface HomeVariant {
  readonly sections: readonly HomeSection[];
  /** What the main button asks about. */
  readonly subject: 'general' | 'service' | 'inspection';
  /** The pages that the second button leads to, and the links after it. */
  readonly links: readonly ('tankers' | 'services' | 'certifications')[];
}

/** What a home page offers, and in which order, by the trade of its brand. Only the home page loads it. */
export const homeVariants: Readonly<Record<Brand['trade'], HomeVariant>> = {
  builder: {
    sections: ['tankers', 'sisterBrands', 'description', 'promises'],
    subject: 'general',
    links: ['tankers'],
  },
  workshop: {
    sections: ['workshop', 'description', 'promises', 'tankers', 'sisterBrands'],
    subject: 'service',
    links: ['services', 'tankers'],
  },
  inspector: {
    sections: ['inspections', 'promises', 'description', 'tankers', 'sisterBrands'],
    subject: 'inspection',
    links: ['certifications', 'tankers'],
  },
};

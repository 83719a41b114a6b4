import type { Topic } from '../../inquiries/topics';
import type { Brand } from '../brands';
import type { ServiceNumber } from './services';

/** The sections of a home page below its opening picture. */
export type HomeSection =
  | 'tankers'
  | 'workshop'
  | 'inspections'
  | 'sisterBrands'
  | 'description'
  | 'promises';

interface Trade {
  readonly home: {
    readonly sections: readonly HomeSection[];
    /** The subject of the question that the main button opens. */
    readonly subject: 'general' | 'service' | 'inspection';
    /** The pages that the second button leads to, and the links after it. */
    readonly links: readonly ('tankers' | 'services' | 'certifications')[];
  };
  readonly services: {
    /** The most requested service comes first. */
    readonly order: readonly ServiceNumber[];
    /** The services that have other pictures than the shared ones: `public/pictures/service-<name>-<trade>.jpg`. */
    readonly ownPictures: readonly ServiceNumber[];
    /** Cards in three columns, or the numbered lines of a work order. */
    readonly layout: 'cards' | 'lines';
  };
  /** Whether the page of certifications begins with the way to book, before the tables: a workshop repairs what an inspection finds. */
  readonly isBookingFirst: boolean;
  /** Whose telephone the search offers if it finds nothing. */
  readonly noResultsTopic: Topic;
}

/** How the pages of a brand differ by its trade: their order, pictures and first offer. No page asks for the brand itself. */
export const trades: Readonly<Record<Brand['trade'], Trade>> = {
  builder: {
    home: {
      sections: ['tankers', 'sisterBrands', 'description', 'promises'],
      subject: 'general',
      links: ['tankers'],
    },
    services: { order: [3, 4, 5, 1, 2, 6], ownPictures: [], layout: 'cards' },
    isBookingFirst: false,
    noResultsTopic: 'sales',
  },
  workshop: {
    home: {
      sections: ['workshop', 'description', 'promises', 'tankers', 'sisterBrands'],
      subject: 'service',
      links: ['services', 'tankers'],
    },
    services: { order: [1, 6, 5, 3, 4, 2], ownPictures: [1, 3], layout: 'lines' },
    isBookingFirst: true,
    noResultsTopic: 'service',
  },
  inspector: {
    home: {
      sections: ['inspections', 'promises', 'description', 'tankers', 'sisterBrands'],
      subject: 'inspection',
      links: ['certifications', 'tankers'],
    },
    services: { order: [2, 1, 6, 3, 5, 4], ownPictures: [1, 2, 3, 6], layout: 'cards' },
    isBookingFirst: false,
    noResultsTopic: 'inspection',
  },
};

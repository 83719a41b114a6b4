import type { PublicRoute } from '../site/pages';

/** A page of this site: its route and parameter, and what follows the path: `?part=3`, `#transport-canada`. */
export interface PageTarget {
  readonly route: PublicRoute;
  readonly id?: number;
  readonly suffix?: string;
}

/** The parts of something that are searched. */
export interface IndexedDocument {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** Numbers that people name: of units, of parts, of telephones. */
  readonly codes: string;
  /** The text of its file, if it has one. */
  readonly file: string;
  /** Words that find it but are not shown, such as its name in the other language. */
  readonly hidden: string;
  /** How much it counts; 1 if missing. */
  readonly weight?: number;
}

/** Something that visitors can find. */
export interface SearchDocument extends IndexedDocument {
  /** The page whose title stands above it in the results; 'pages' for the pages themselves. */
  readonly group: PublicRoute | 'pages';
  /** Documents with the same key are shown once, by the best one: the pages of a guide. */
  readonly sameAs?: string;
  /** The text that the reader sees below the title. */
  readonly body: string;
  /** Where it leads: a page of this site, or the address of a file, a telephone or another site. */
  readonly target: PageTarget | string;
  /** A picture of it. */
  readonly image?: string;
}

/** A document that was found. */
export interface Hit<Document extends IndexedDocument = SearchDocument> {
  readonly document: Document;
  readonly score: number;
  /** The terms of the document that were found. */
  readonly terms: ReadonlySet<string>;
}

/** The parts of a document that are searched, and how much each counts. */
export const fieldWeights = { title: 4, codes: 6, body: 1, file: 0.4, hidden: 1 } as const;

export type SearchField = keyof typeof fieldWeights;

export const searchFields = Object.keys(fieldWeights) as readonly SearchField[]; // the keys of a literal object are its own

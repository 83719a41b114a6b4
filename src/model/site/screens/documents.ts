import type { Language } from '../languages';

type DocumentNumber = 1 | 2;

interface UsefulDocument {
  /** Its file is named after it: `/pdf/loading-guide-en.pdf`. */
  readonly file: string;
  /** The keys of its words, on the page 'useful-documents'. */
  readonly title: `document-${DocumentNumber}-title`;
  readonly description: `document-${DocumentNumber}-description`;
}

/** The documents of the page: static files (specification, section 2). */
export const usefulDocuments: readonly UsefulDocument[] = [
  { file: 'loading-guide', title: 'document-1-title', description: 'document-1-description' },
  { file: 'inspection-schedule', title: 'document-2-title', description: 'document-2-description' },
];

/** Where a document is in a language. */
export const documentUrl = (file: string, language: Language): string => `/pdf/${file}-${language}.pdf`;

/** Width to height of a page, kept before the first one is drawn: letter size. */
export const pageRatio = 8.5 / 11;

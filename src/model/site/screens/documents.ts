import type { Brand, BrandId } from '../brands';
import { brandIds } from '../brands';
import type { Language } from '../languages';

type DocumentNumber = 1 | 2;

interface UsefulDocument {
  /** The base of its files' names: `/pdf/loading-guide-en.pdf`. */
  readonly file: string;
  /** The keys of its texts, on the page 'useful-documents'. */
  readonly title: `document-${DocumentNumber}-title`;
  readonly description: `document-${DocumentNumber}-description`;
}

/** The documents of the page: static files (specification, section 2). */
export const usefulDocuments: readonly UsefulDocument[] = [
  { file: 'loading-guide', title: 'document-1-title', description: 'document-1-description' },
  { file: 'inspection-schedule', title: 'document-2-title', description: 'document-2-description' },
];

/** The folder of a brand's documents, in public. Those of the first brand keep their old addresses. */
const folderOf = (id: BrandId): string => (id === brandIds[0] ? '/pdf' : `/pdf/${id}`);

/** The URL path of a document in a language, in the colours and with the telephones of a brand. */
export function documentUrl(file: string, language: Language, { id }: Pick<Brand, 'id'>): string {
  return `${folderOf(id)}/${file}-${language}.pdf`;
}

/** Width to height of a letter-size page. It reserves room until the first page is rendered. */
export const pageRatio = 8.5 / 11;

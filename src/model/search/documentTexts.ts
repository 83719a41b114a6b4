import { isRecord } from '../schema/isRecord';
import type { Language } from '../site/languages';
import { languages, otherLanguage } from '../site/languages';

/** The texts of documents, page by page, by the name of the document. */
export type DocumentTexts = Readonly<Record<string, readonly string[]>>;

/** The path of the texts of the documents that administrators have uploaded. */
export const documentTextsPath = '/api/file/texts';

/** Frequent words that the other language does not have. */
const frequentWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('the and of to is with for by'.split(' ')),
  fr: new Set('le la les des du et est dans pour'.split(' ')),
};

/** A page is in one language if it has so many times more of its frequent words than of the other's. */
const clearMajority = 4;

/** A page with fewer frequent words, such as a table of numbers, is of every language. */
const minFrequentWords = 3;

/** The language of a page; undefined where it has both, or too few words. */
export function languageOfPage(text: string): Language | undefined {
  const words = text.toLowerCase().split(/\P{L}+/u);
  const countOf = (language: Language): number =>
    words.filter((word) => frequentWords[language].has(word)).length;
  return languages.find((language) => {
    const count = countOf(language);
    return count >= minFrequentWords && count >= clearMajority * countOf(otherLanguage(language));
  });
}

/** The pages that a reader of a language searches: those in the language, or all of a document that has none. */
const pagesFor = (pages: readonly string[], language: Language): readonly string[] => {
  const known = pages.map((text) => ({ text, language: languageOfPage(text) }));
  if (!known.some((page) => page.language === language)) return pages;
  return known.flatMap((page) =>
    page.language === undefined || page.language === language ? [page.text] : [],
  );
};

/** Reads the response of the server. Values that are not texts are left out. */
export function readDocumentTexts(response: unknown, language: Language): DocumentTexts {
  if (!isRecord(response)) return {};
  const entries = Object.entries(response).map(([name, pages]) => {
    const texts = Array.isArray(pages) ? pages.filter((page) => typeof page === 'string') : [];
    return [name, pagesFor(texts, language)] as const;
  });
  return Object.fromEntries(entries);
}

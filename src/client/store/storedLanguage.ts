import type { Language } from '../../model/site/languages';
import { firstKnownLanguage, isLanguage, languageIn } from '../../model/site/languages';

const storageKey = 'language';

/** The language chosen on an earlier visit, if this browser has stored it. */
export function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined; // storage is forbidden here
  }
}

/**
 * The language of a page whose path has none: the language in the query, else the stored one, else the
 * browser's.
 */
export function initialLanguage(query: string): Language | undefined {
  return languageIn(query) ?? storedLanguage() ?? firstKnownLanguage(navigator.languages);
}

export function storeLanguage(chosen: Language): void {
  try {
    localStorage.setItem(storageKey, chosen);
  } catch {
    // Storage is forbidden or full: the language is lost when the page is closed.
  }
}

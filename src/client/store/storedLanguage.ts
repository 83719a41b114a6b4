import type { Language } from '../../model/site/languages';
import { firstKnownLanguage, isLanguage, languageIn } from '../../model/site/languages';
import { storedText } from './storedText';

const stored = storedText('localStorage', 'language');

/** The language chosen on an earlier visit, if this browser has stored it. */
export function storedLanguage(): Language | undefined {
  const language = stored.get();
  return isLanguage(language) ? language : undefined;
}

/**
 * The language of a page whose path has none: the language in the query, else the stored one, else the
 * browser's.
 */
export function initialLanguage(query: string): Language | undefined {
  return languageIn(query) ?? storedLanguage() ?? firstKnownLanguage(navigator.languages);
}

/** Stores the chosen language for later visits. Where that is not possible, it lasts until the page is closed. */
export function storeLanguage(chosen: Language): void {
  stored.set(chosen);
}

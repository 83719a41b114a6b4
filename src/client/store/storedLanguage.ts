import type { Language } from '../../model/site/languages';
import { isLanguage } from '../../model/site/languages';

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

export function storeLanguage(chosen: Language): void {
  try {
    localStorage.setItem(storageKey, chosen);
  } catch {
    // Storage is forbidden or full: the language is lost when the page is closed.
  }
}

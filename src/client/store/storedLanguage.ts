import type { Language } from '../../model/site/languages';
import { isLanguage } from '../../model/site/languages';

const storageKey = 'language';

/** The language chosen on an earlier visit, if this browser kept it. */
export const storedLanguage = (): Language | undefined => {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined; // storage is forbidden here
  }
};

export const storeLanguage = (chosen: Language): void => {
  try {
    localStorage.setItem(storageKey, chosen);
  } catch {
    // Storage is forbidden or full: the choice lasts as long as the page.
  }
};

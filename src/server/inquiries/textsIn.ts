import type { TextKey } from '../../content/texts';
import type { Language } from '../../model/site/languages';
import { fillPlaceholders, lookupText, missingText } from '../../model/text/texts';
import type { ContentStore } from '../content/contentStore';

/** The texts of the form, of the mails, and of the inbox. */
type Page = 'inquiry' | 'inquiry-mail' | 'inbox';

type TextOf<P extends Page> = (key: TextKey<P>, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of a page as they are now, in a language. */
export function textsIn<P extends Page>(content: ContentStore, language: Language, page: P): TextOf<P> {
  const index = content.indexedTexts();
  return (key, values = {}) =>
    fillPlaceholders(lookupText(index, language, key, page)?.resource ?? missingText(key, page), values);
}

import type { TextKey } from '../../content/texts';
import type { Language } from '../../model/site/languages';
import type { BrandId } from '../../model/site/brands';
import { brands } from '../../model/site/brands';
import { lookupBrandText } from '../../model/text/brandTexts';
import { fillPlaceholders, lookupText, missingText } from '../../model/text/texts';
import type { ContentStore } from '../content/contentStore';

/** The texts of the form, of the mails, and of the inbox. */
type Page = 'inquiry' | 'inquiry-mail' | 'inbox';

type TextOf<P extends Page> = (key: TextKey<P>, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of a page as they are now, in a language; as a brand says them, where one is named. */
export function textsIn<P extends Page>(
  content: ContentStore,
  language: Language,
  page: P,
  brand?: BrandId,
): TextOf<P> {
  const index = content.indexedTexts();
  const find = (key: string) =>
    brand
      ? lookupBrandText(index, brands[brand], language, key, page)
      : lookupText(index, language, key, page);
  return (key, values = {}) => fillPlaceholders(find(key)?.resource ?? missingText(key, page), values);
}

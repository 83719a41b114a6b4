import type { Brand } from '../site/brands';
import { brandList } from '../site/brands';
import type { Language } from '../site/languages';
import { isAdministrationText } from './textPages';
import type { TextIndex, TextResource } from './texts';
import { lookupText } from './texts';

/*
 * A text may have a variant for a brand: its key, a hyphen and the brand's suffix (`main-text-certipropane`), on the same page. Where
 * there is none, the brand shows the text that all brands share (decision 068).
 */

/** The properties of a brand from which the keys of its variants follow. */
type Voice = Pick<Brand, 'id' | 'textSuffix'>;

/** The key of a brand's variant of a text. */
export function variantKey(key: string, { id, textSuffix = id }: Voice): string {
  return `${key}-${textSuffix}`;
}

/** The prefix of keys that end with the name of a brand but are no variants: these texts are about that brand, for the others. */
const aboutBrand = 'sister-';

/** The shared key and the brand of a variant; undefined for a text that is no variant. */
export function variantOf({
  page,
  object_key: key,
}: Pick<TextResource, 'page' | 'object_key'>): { readonly key: string; readonly brand: Brand } | undefined {
  if (key.startsWith(aboutBrand) || isAdministrationText({ page })) return undefined;
  const brand = brandList.find((each) => key.endsWith(variantKey('', each)));
  return brand && { key: key.slice(0, -variantKey('', brand).length), brand };
}

/** Finds a text as a brand says it: its variant on the page of the shared text, else that text. Like `lookupText` otherwise. */
export function lookupBrandText(
  index: TextIndex,
  brand: Voice,
  language: Language,
  key: string,
  page?: string,
): TextResource | undefined {
  const shared = lookupText(index, language, key, page);
  if (isAdministrationText({ page: page ?? null })) return shared;
  const variant = lookupText(index, language, variantKey(key, brand), page);
  return variant && (!shared || shared.page === variant.page) ? variant : shared;
}

import { brandVariants } from '../../../content/texts/brandTexts';
import type { PageText, PageTexts } from '../../../content/texts/pageTexts';
import { texts } from '../../../content/texts';
import { brandList } from '../../../model/site/brands';
import { languages } from '../../../model/site/languages';
import { variantKey } from '../../../model/text/brandTexts';
import type { TextPage } from '../../../model/text/textPages';
import { storedPage, textPages } from '../../../model/text/textPages';
import type { TextResource } from '../../../model/text/texts';
import { typeset } from '../../../content/typography';

type InitialText = Omit<TextResource, 'id'>;

const resourcesOf = (page: TextPage, key: string, text: PageText): readonly InitialText[] =>
  languages.map((language) => ({
    object_key: key,
    language,
    page: storedPage(page),
    resource: typeset(text[language], language),
    isHtml: text.isHtml ?? false,
  }));

/** A text, and after it the variants of the brands that say it otherwise. */
const withVariants = (page: TextPage, key: string, text: PageText): readonly InitialText[] => [
  ...resourcesOf(page, key, text),
  ...brandList.flatMap((brand) => {
    const variants: PageTexts = brandVariants[brand.id]?.[page] ?? {};
    const variant = variants[key];
    return variant ? resourcesOf(page, variantKey(key, brand), variant) : [];
  }),
];

/** All texts of a new site, in both languages. */
export const initialTexts: readonly InitialText[] = textPages.flatMap((page) =>
  Object.entries<PageText>(texts[page]).flatMap(([key, text]) => withVariants(page, key, text)),
);

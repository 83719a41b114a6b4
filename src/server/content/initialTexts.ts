import type { PageText } from '../../content/texts/pageTexts';
import { texts } from '../../content/texts';
import { languages } from '../../model/site/languages';
import type { TextPage } from '../../model/text/textPages';
import { storedPage, textPages } from '../../model/text/textPages';
import type { TextResource } from '../../model/text/texts';
import { typeset } from '../../content/typography';

type InitialText = Omit<TextResource, 'id'>;

const resourcesOf = (page: TextPage): readonly InitialText[] =>
  Object.entries<PageText>(texts[page]).flatMap(([key, text]) =>
    languages.map((language) => ({
      object_key: key,
      language,
      page: storedPage(page),
      resource: typeset(text[language], language),
      isHtml: text.isHtml ?? false,
    })),
  );

/** All texts of a new site, in both languages. */
export const initialTexts: readonly InitialText[] = textPages.flatMap(resourcesOf);

import type { Localized } from '../../model/site/languages';

/** A text in both languages. `isHtml` marks rich text (see model/text/richText). */
export interface PageText extends Localized {
  readonly isHtml?: true;
}

/** The texts of a page by their keys. A text without one of the languages does not compile. */
export type PageTexts = Readonly<Record<string, PageText>>;

import type { Localized } from '../../model/site/languages';

/** A text in both languages, as it is written here: `isHtml` where it is rich text (see model/richText). */
export interface PageText extends Localized {
  readonly isHtml?: true;
}

/** The texts of a page by their keys. A text that lacks a language does not compile. */
export type PageTexts = Readonly<Record<string, PageText>>;

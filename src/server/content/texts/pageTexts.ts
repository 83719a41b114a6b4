import type { Localized } from '../../../model/languages';
import type { TextKey, TextPage } from '../../../model/textKeys';

/** A text in both languages, as it is written here: `isHtml` where it is rich text (see model/richText). */
export interface PageText extends Localized {
  readonly isHtml?: true;
}

/** The texts of a page: each key that the model lists, no other, in every language. */
export type PageTexts<Page extends TextPage> = Readonly<Record<TextKey<Page>, PageText>>;

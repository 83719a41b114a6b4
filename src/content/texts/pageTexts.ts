import type { Localized } from '../../model/site/languages';

/** A text in both languages. `isHtml` marks rich text (see model/text/richText). */
export interface PageText extends Localized {
  readonly isHtml?: true;
}

/** The texts of a page by their keys. A text without one of the languages does not compile. */
export type PageTexts = Readonly<Record<string, PageText>>;

/** The texts about a public page that stand elsewhere. */
export interface AboutPage {
  /** The title in the browser's tab. Where the page shows a row, the row's name replaces it. */
  readonly title: PageText;
  /** The description for search engines. */
  readonly description?: PageText;
  /** The label of the links to it, in the navigation and in the footer. */
  readonly link?: PageText;
}

/** A text page of public pages. */
export interface PublicTexts {
  /** Its name in the administration's list of texts. */
  readonly name: PageText;
  /** The public pages whose first text page it is, by route (model/site/pages.ts). */
  readonly pages?: Readonly<Record<string, AboutPage>>;
  readonly texts: PageTexts;
}

import type { FormatNumber } from '../format/numbers';
import type { Brand, BrandId } from '../site/brands';
import type { Language } from '../site/languages';
import type { RowsOf } from '../site/screens/openedRow';
import type { TextPage } from '../text/textPages';
import type { DocumentTexts } from './documentTexts';
import type { TextResource } from '../text/texts';

/** The content of the site, as its reader sees it. */
export interface SearchContent {
  readonly brand: Brand;
  readonly language: Language;
  readonly rows: RowsOf;
  readonly texts: readonly TextResource[];
  /** A text in the reader's language. */
  readonly text: (page: TextPage, key: string) => string;
  readonly formatNumber: FormatNumber;
  /** The texts of the documents, page by page, by the name of the document. */
  readonly documentTexts: DocumentTexts;
  /** The URL of a brand's site. */
  readonly siteOf: (brand: BrandId) => string;
}

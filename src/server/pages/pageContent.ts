import type { EntityName, Row } from '../../model/schema/entities';
import type { Language } from '../../model/site/languages';
import type { SiteImage } from '../../model/images/variants';
import type { TextKey } from '../../content/texts';
import type { TextPage } from '../../model/text/textPages';

/** A text as it is stored. */
export interface PageText {
  readonly text: string;
  readonly isHtml: boolean;
}

/** What a page needs to know of the content before the client has loaded it. */
export interface PageContent {
  /** To be awaited before a page is made: what other processes have written is in it. */
  keepUp(): Promise<void>;
  /** Which content this is. */
  version(): number;
  /** As long as it stays, a page that was made is still the same. */
  state(): string;
  /** What is known of an image of this site, by its link. */
  image(link: string): SiteImage | undefined;
  /** A text of a page ('shared' are those without one); where it is missing, what is shown in its place. */
  text<Page extends TextPage>(page: Page, key: TextKey<Page>, language: Language): PageText;
  /** The rows of a kind in their order. */
  rows<Name extends EntityName>(name: Name): readonly Row<Name>[];
  /** When a row was made, as far as the journal reaches; in ms since 1970. */
  madeAt(name: EntityName, id: number): Promise<number | undefined>;
}

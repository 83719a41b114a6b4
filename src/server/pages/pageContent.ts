import type { EntityName, Row } from '../../model/schema/entities';
import type { Brand } from '../../model/site/brands';
import type { Language } from '../../model/site/languages';
import type { SiteImage } from '../../model/images/variants';
import type { TextKey } from '../../content/texts';
import type { TextPage } from '../../model/text/textPages';

/** A text as it is stored. */
export interface PageText {
  readonly text: string;
  readonly isHtml: boolean;
}

/** The content as the server needs it to render a page. */
export interface PageContent {
  /** Reads the changes of other processes. Await it before you render a page. */
  refresh(): Promise<void>;
  /** The version of the content. */
  version(): number;
  /** Whether the content may be outdated, because the database does not respond. */
  isStale(): boolean;
  /** A key for caches: while it is the same, a rendered page stays valid. */
  cacheKey(): string;
  /** The stored facts about an image of this site, by its link. */
  image(link: string): SiteImage | undefined;
  /**
   * A text of a page as a brand says it; 'shared' stands for the texts without a page. Returns a placeholder where the text is
   * missing.
   */
  text<Page extends TextPage>(page: Page, key: TextKey<Page>, language: Language, brand: Brand): PageText;
  /** The rows of a kind of content, in their order. */
  rows<Name extends EntityName>(name: Name): readonly Row<Name>[];
  /** When a row was created, in ms since 1970; undefined where that is unknown. */
  createdAt(name: EntityName, id: number): Promise<number | undefined>;
  /** When a row goes offline by itself: '2027-03-14T11:30Z', in UTC; undefined for never. */
  offlineAt(name: EntityName, id: number): string | undefined;
}

/** The whole content, for the thread that renders pages. */
export interface RenderedContent extends Pick<PageContent, 'cacheKey' | 'refresh'> {
  /** Calls a listener after each change of the content. @returns a function that removes the listener */
  onChange(listener: () => void): () => void;
  /** The body of the bulk load, without the texts of the administration. */
  bulkJson(): string;
  /** The stored facts about all images of this site. */
  images(): readonly SiteImage[];
}

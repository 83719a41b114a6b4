import { entities } from '../../model/schema/entities';
import type { EntityName, Row } from '../../model/schema/entities';
import type { SiteImage } from '../../model/images/variants';
import { imageNameOf } from '../../model/images/variants';
import { byOrder } from '../../model/schema/order';
import type { Brand } from '../../model/site/brands';
import type { Language } from '../../model/site/languages';
import { lookupBrandText } from '../../model/text/brandTexts';
import { missingText } from '../../model/text/texts';
import type { TextPage } from '../../model/text/textPages';
import { storedPage } from '../../model/text/textPages';
import type { TextKey } from '../../content/texts';
import { bulkJson, publicTextsOf } from '../content/bulkJson';
import type { ContentStore } from '../content/contentStore';
import { textTable, visibilityTable } from '../content/rows/tables';
import type { ImageRegister } from '../images/imageRegister';
import { throttleVersion } from './throttleVersion';

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
  /**
   * Changes with the content, with the stored metadata of images, and when the database stops or starts to respond. Pages also
   * depend on the day: see `pageStateOf`.
   */
  contentKey(): string;
  /** The stored metadata of an image of this site, by its link. */
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
export interface RenderedContent extends Pick<PageContent, 'contentKey'> {
  /** Calls a listener after each change of the content. @returns a function that removes the listener */
  onChange(listener: () => void): () => void;
  /** The body of the bulk load, without the texts of the administration. */
  bulkJson(): string;
  /** The stored metadata of all images of this site. */
  images(): readonly SiteImage[];
}

/**
 * How long pages stay valid while further images are read, in milliseconds. After an import they arrive one by one, and each would
 * empty the cache of pages.
 */
const imagesIntervalMs = 5_000;

/** The content of the server-rendered pages. It comes from the same store as the content of the API. */
export function createPageContent(
  content: ContentStore,
  images: ImageRegister,
): PageContent & RenderedContent {
  const metadataVersion = throttleVersion(() => images.metadataVersion, imagesIntervalMs);
  return {
    refresh: async () => {
      await content.refreshIfShared();
      await images.refresh();
    },
    version: () => content.version,
    isStale: () => !content.availability.isAvailable,
    contentKey: () =>
      `${content.version}-${metadataVersion()}${content.availability.isAvailable ? '' : ' stale'}`, // a page rendered while the database is away may lack a date
    onChange: (listener) => content.onChange(listener),
    bulkJson: () =>
      bulkJson((table) =>
        table === textTable ? JSON.stringify(publicTextsOf(content)) : content.json(table),
      ),
    images: () => images.all(),
    image: (link) => images.imageOf(imageNameOf(link)),
    text: (page, key, language, brand) => {
      const stored = storedPage(page) ?? undefined;
      const text = lookupBrandText(content.indexedTexts(), brand, language, key, stored);
      return { text: text?.resource ?? missingText(key, stored), isHtml: text?.isHtml ?? false };
    },
    rows: (name) => [...content.rowsOf(name)].sort(byOrder),
    createdAt: (name, id) => content.createdAt(entities[name].collection, id),
    offlineAt: (name, id) => {
      const stored = content.rows(visibilityTable).find((row) => row.entity === name && row.rowId === id);
      return stored && stored.offlineAt !== '' ? String(stored.offlineAt) : undefined;
    },
  };
}

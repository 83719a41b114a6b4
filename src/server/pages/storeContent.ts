import { entities } from '../../model/schema/entities';
import type { EntityName, Row } from '../../model/schema/entities';
import { imageNameOf } from '../../model/images/variants';
import { byOrder } from '../../model/schema/order';
import type { Ordered } from '../../model/schema/order';
import { lookupBrandText } from '../../model/text/brandTexts';
import { missingText } from '../../model/text/texts';
import { storedPage } from '../../model/text/textPages';
import { bulkJson, publicTextsOf } from '../content/bulkJson';
import type { ContentStore } from '../content/contentStore';
import { tableOfEntity, textTable, visibilityTable } from '../database/tables';
import type { ImageRegister } from '../images/imageRegister';
import { holdVersion } from './holdVersion';
import type { PageContent, RenderedContent } from './pageContent';

/**
 * How long pages stay valid while further images are read, in milliseconds. After an import they arrive one by one, and each would
 * empty the cache of pages.
 */
const imagesHoldMs = 5_000;

/** The content of the server-rendered pages. It comes from the same store as the content of the API. */
export function createPageContent(
  content: ContentStore,
  images: ImageRegister,
): PageContent & RenderedContent {
  const factsVersion = holdVersion(() => images.factsVersion, imagesHoldMs);
  return {
    refresh: async () => {
      await content.refreshIfShared();
      await images.refresh();
    },
    version: () => content.version,
    isStale: () => !content.availability.isAvailable,
    cacheKey: () => `${content.version}-${factsVersion()}${content.availability.isAvailable ? '' : ' stale'}`, // a page rendered while the database is away may lack a date
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
    rows: <Name extends EntityName>(name: Name) => {
      const rows = content.rows(tableOfEntity(name)) as unknown as readonly (Row<Name> & Ordered)[]; // the table is derived from the same fields
      return [...rows].sort(byOrder);
    },
    createdAt: (name, id) => content.createdAt(entities[name].collection, id),
    offlineAt: (name, id) => {
      const stored = content.rows(visibilityTable).find((row) => row.entity === name && row.rowId === id);
      return stored && stored.offlineAt !== '' ? String(stored.offlineAt) : undefined;
    },
  };
}

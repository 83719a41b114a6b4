import { lookupText, missingText } from '../model/texts';
import { storedPage } from '../model/textKeys';
import type { ContentStore } from './database/contentStore';
import { tableOfEntity } from './database/tables';
import type { PageContent } from './page/pageContent';

/** What the pages show of the content before the client has loaded it, from the same store as the calls. */
export const pageContent = (content: ContentStore): PageContent => ({
  keepUp: () => content.keepUp(),
  text: (page, key, language) => {
    const stored = storedPage(page) ?? undefined;
    return lookupText(content.indexedTexts(), language, key, stored)?.resource ?? missingText(key, stored);
  },
  row: (entity, id) => Promise.resolve(content.row(tableOfEntity(entity), id)),
});

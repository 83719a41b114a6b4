import type { ContentStore } from '../content/contentStore';
import { bulkJson } from '../content/bulkJson';
import { CachedResponse } from '../http/cachedResponse';

/** Gives the answer to the content as it is now, made anew only after a change. */
export const createBulkResponse = (content: ContentStore): (() => CachedResponse) => {
  let current: CachedResponse | undefined;
  return () => {
    if (current?.version !== content.version) {
      current?.replace();
      current = new CachedResponse(
        bulkJson((table) => content.json(table)),
        content.version,
      );
    }
    return current;
  };
};

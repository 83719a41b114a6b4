import type { ContentStore } from '../content/contentStore';
import { bulkJson } from '../content/bulkJson';
import { CachedResponse } from '../http/cachedResponse';

/** Returns a getter of the response for the current content. It renders the response again only after a change. */
export function createBulkResponse(content: ContentStore): () => CachedResponse {
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
}

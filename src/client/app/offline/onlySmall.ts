import type { WorkboxPlugin } from 'workbox-core/types';

/** In bytes. Larger documents would take too much of a phone's storage. */
const maxDocumentBytes = 400_000;

/** Caches complete documents that are not large. A document without a stated size may be of any. */
export const onlySmall: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => {
    const bytes = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    return Promise.resolve(response.status === 200 && bytes <= maxDocumentBytes ? response : null);
  },
};

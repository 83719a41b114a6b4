import type { WorkboxPlugin } from 'workbox-core/types';

/** In bytes. Larger documents would take too much of a phone's storage. */
const maxDocumentBytes = 400_000;

/** Whether a document is complete and not large. One without a stated size may be of any. */
const isSmall = ({ status, headers }: Response): boolean =>
  status === 200 && Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY) <= maxDocumentBytes;

/** Caches only small documents. The visitor gets every one. */
export const cacheOnlySmall: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isSmall(response) ? response : null),
};

/** Stops the download of a large document that nobody has asked for. */
export const rejectLarge: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => {
    if (isSmall(response)) return response;
    await response.body?.cancel();
    throw new Error('The document is not cached.');
  },
};

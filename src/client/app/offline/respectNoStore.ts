import type { WorkboxPlugin } from 'workbox-core/types';

/** Caches complete responses without `no-store`. The server sends `no-store` with a fallback for a pending image variant. */
export const respectNoStore: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => {
    const isForbidden = response.headers.get('cache-control')?.includes('no-store') === true;
    return Promise.resolve(response.status === 200 && !isForbidden ? response : null);
  },
};

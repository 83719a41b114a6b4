import type { WorkboxPlugin } from 'workbox-core/types';

/** Keeps what came whole, unless the server has said that it is not to be kept: a stand-in for a picture in the making. */
export const unlessForbidden: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => {
    const isForbidden = response.headers.get('cache-control')?.includes('no-store') === true;
    return Promise.resolve(response.status === 200 && !isForbidden ? response : null);
  },
};

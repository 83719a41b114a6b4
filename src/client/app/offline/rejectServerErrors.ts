import type { WorkboxPlugin } from 'workbox-core/types';

/** Treats an error of the server like a missing response, so that the cached one is used. */
export const rejectServerErrors: WorkboxPlugin = {
  fetchDidSucceed: ({ response }) =>
    response.status >= 500
      ? Promise.reject(new Error(`The server responded with ${response.status}.`))
      : Promise.resolve(response),
};

import type { WorkboxPlugin } from 'workbox-core/types';
import { respectNoStore } from '../../../../src/client/app/offline/respectNoStore';

type UpdateParameters = Parameters<NonNullable<WorkboxPlugin['cacheWillUpdate']>>[0];

const isCached = async (status: number, cacheControl?: string): Promise<boolean> => {
  const headers = cacheControl === undefined ? {} : { 'cache-control': cacheControl };
  const response = new Response(status === 200 ? 'bytes' : null, { status, headers });
  return (await respectNoStore.cacheWillUpdate?.({ response } as UpdateParameters)) === response; // the plugin uses only the response
};

it('caches complete responses', async () => {
  expect(await isCached(200)).toBe(true);
  expect(await isCached(200, 'public, max-age=31536000, immutable')).toBe(true);
});

it('does not cache responses with no-store, nor errors', async () => {
  expect(await isCached(200, 'no-store')).toBe(false);
  expect(await isCached(404)).toBe(false);
});

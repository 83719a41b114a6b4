import type { WorkboxPlugin } from 'workbox-core/types';
import { respectNoStore } from '../../../../src/client/app/offline/respectNoStore';

type Given = Parameters<NonNullable<WorkboxPlugin['cacheWillUpdate']>>[0];

const isKept = async (status: number, cacheControl?: string): Promise<boolean> => {
  const headers = cacheControl === undefined ? {} : { 'cache-control': cacheControl };
  const response = new Response(status === 200 ? 'bytes' : null, { status, headers });
  return (await respectNoStore.cacheWillUpdate?.({ response } as Given)) === response; // it looks at nothing else
};

it('keeps what came whole', async () => {
  expect(await isKept(200)).toBe(true);
  expect(await isKept(200, 'public, max-age=31536000, immutable')).toBe(true);
});

it('keeps nothing that is not to be kept, or that did not come', async () => {
  expect(await isKept(200, 'no-store')).toBe(false);
  expect(await isKept(404)).toBe(false);
});

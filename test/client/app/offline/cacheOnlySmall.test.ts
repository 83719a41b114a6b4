import type { WorkboxPlugin } from 'workbox-core/types';
import { cacheOnlySmall, rejectLarge } from '../../../../src/client/app/offline/cacheOnlySmall';

type UpdateParameters = Parameters<NonNullable<WorkboxPlugin['cacheWillUpdate']>>[0];

const isCached = async (status: number, bytes?: number): Promise<boolean> => {
  const headers = bytes === undefined ? {} : { 'content-length': String(bytes) };
  const response = new Response(status === 200 ? 'bytes' : null, { status, headers });
  return (await cacheOnlySmall.cacheWillUpdate?.({ response } as UpdateParameters)) === response; // the plugin uses only the response
};

it('caches a data sheet, and no large document or one of unknown size', async () => {
  expect(await isCached(200, 80_000)).toBe(true);
  expect(await isCached(200, 5_000_000)).toBe(false);
  expect(await isCached(200)).toBe(false);
});

it('stops the download of a large document', async () => {
  const isLoaded = async (bytes: number): Promise<boolean> => {
    const body = { cancel: jest.fn(() => Promise.resolve()) };
    const headers = new Headers({ 'content-length': String(bytes) });
    const response = { status: 200, headers, body } as unknown as Response; // the plugin uses no more of it
    const loaded = await rejectLarge
      .fetchDidSucceed?.({ response } as Parameters<NonNullable<WorkboxPlugin['fetchDidSucceed']>>[0])
      .catch(() => undefined);
    expect(body.cancel).toHaveBeenCalledTimes(loaded ? 0 : 1);
    return loaded === response;
  };
  expect(await isLoaded(80_000)).toBe(true);
  expect(await isLoaded(5_000_000)).toBe(false);
});

it('caches no missing document', async () => {
  expect(await isCached(404, 100)).toBe(false);
});

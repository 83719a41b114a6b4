import { cacheNames } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { releaseHeader } from '../../../model/site/offlineManifest';
import { scope } from './serviceWorkerScope';

const { release } = scope.site;

/** The cache of everything that this release needs to start without a network: the shell, the content, the logos. */
export const shellCache = `shell-${release}`;

/** The cache of the visited pages of this release. */
export const pagesCache = `pages-${release}`;

/**
 * The cache of files whose name contains a hash: they never change, so all releases share it. Another name of the cache would lose
 * what visitors have stored.
 */
export const hashedFilesCache = 'named-by-content';

export const picturesCache = 'pictures';

export const documentsCache = 'pdf';

const currentCaches: readonly string[] = [
  shellCache,
  pagesCache,
  hashedFilesCache,
  picturesCache,
  documentsCache,
  cacheNames.precache,
];

/** Deletes the caches of other releases. No page of theirs is opened any more. */
export async function deleteOtherReleases(): Promise<void> {
  const others = (await caches.keys()).filter((name) => !currentCaches.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Limits a cache: beyond this number, the oldest entries are deleted. */
export function limitTo(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin; // the types differ only in an optional property
}

/** Whether a page is of this worker's release. While the worker waits to take over, the site may have another release. */
export function isOfRelease({ ok, headers }: Response): boolean {
  return ok && headers.get(releaseHeader) === release;
}

export const onlyThisRelease: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isOfRelease(response) ? response : null),
};

/** Also uses the caches of a release whose worker is still waiting: its pages may be open already. */
export const fromAnyCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? caches.match(request),
};

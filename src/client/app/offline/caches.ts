import { cacheNames } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { releaseHeader } from '../../../model/site/offlineManifest';
import { worker } from './worker';

const { release } = worker.site;

/** What this release begins with where there is no network: the shell, the content, the marks. */
export const shellCache = `beginning-${release}`;

/** The pages of this release that were visited. */
export const pages = `pages-${release}`;

/** A name stands for its bytes for ever, whichever release it is of. */
export const namedByContent = 'named-by-content';

export const pictures = 'pictures';

const own: readonly string[] = [shellCache, pages, namedByContent, pictures, cacheNames.precache];

/** Takes away what other releases kept: from now on nobody opens a page of theirs. */
export const deleteOtherReleases = async (): Promise<void> => {
  const others = (await caches.keys()).filter((name) => !own.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
};

/** Of more the oldest goes. */
export const limitTo = (maxEntries: number): WorkboxPlugin =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin; // its type says undefined where that one says nothing

/** Whether a page needs the files that this worker keeps. While it waits to take over, the site has another release. */
export const isOfRelease = ({ ok, headers }: Response): boolean =>
  ok && headers.get(releaseHeader) === release;

export const ofRelease: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (isOfRelease(response) ? response : null),
};

/** What a release that waits has kept already serves the pages of it that are open. */
export const fromAnyCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? caches.match(request),
};

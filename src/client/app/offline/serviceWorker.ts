import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { documentTextsPath } from '../../../model/search/documentTexts';
import { shellPath } from '../../../model/site/offlineManifest';
import { bulkLoadPath, publicBulkLoadPath } from '../../../model/schema/bulkLoad';
import { isProtectedRoute, matchPath } from '../../../model/site/paths';
import {
  shellCache,
  deleteOtherReleases,
  documentsCache,
  fromAnyCache,
  isOfRelease,
  limitTo,
  hashedFilesCache,
  onlyThisRelease,
  pagesCache,
  picturesCache,
} from './caches';
import { cacheOnlySmall, rejectLarge } from './cacheOnlySmall';
import { respectNoStore } from './respectNoStore';
import { scope } from './serviceWorkerScope';
import type { WorkboxPlugin } from 'workbox-core/types';

/** Treats an error of the server like a missing response, so that the cached one is used. */
const rejectServerErrors: WorkboxPlugin = {
  fetchDidSucceed: ({ response }) =>
    response.status >= 500
      ? Promise.reject(new Error(`The server responded with ${response.status}.`))
      : Promise.resolve(response),
};

/** How long to wait for the network before the cached response is used. */
const timeoutSeconds = 4;

const imagesPath = '/api/image/all';

/** Lists without a version, so a page could not detect that a cached one is old. */
const listPaths: readonly string[] = [imagesPath, documentTextsPath];

const isOwn = (url: URL): boolean => url.origin === scope.location.origin;

/** Whether it is a document to read: a guide, or the data sheet of a part. */
const isDocument = (url: URL): boolean => isOwn(url) && /^\/(?:pdf|api\/file\/download)\//.test(url.pathname);

/** Whether the request demands the server's current response. */
const bypassesCache = ({ cache }: Request): boolean => cache === 'no-store' || cache === 'reload';

const isContent = (url: URL): boolean => isOwn(url) && url.pathname === bulkLoadPath;

/** Whether it is a public page. Other pages are not cached: the administration needs the server anyway. */
const isPublicPage = (url: URL): boolean => {
  const route = isOwn(url) ? matchPath(url.pathname)?.route : undefined;
  return route !== undefined && route !== 'login' && !isProtectedRoute(route);
};

precacheAndRoute(scope.site.files.map((url) => ({ url, revision: null })));

// Pages come from the network, so that an update is visible at once. Without a response, or after an error of the server,
// the cached page is used.
const pageStrategy = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: timeoutSeconds,
  plugins: [rejectServerErrors, onlyThisRelease, limitTo(60)],
});
registerRoute(({ request, url }) => request.mode === 'navigate' && isPublicPage(url), pageStrategy);

// Every other page needs the server. Without a network the application still says so, or that there is no such page.
registerRoute(
  ({ request, url }) =>
    request.mode === 'navigate' && isOwn(url) && !/^\/(?:api|pdf|video)\//.test(url.pathname),
  new NetworkOnly(),
);

// A page that is not cached starts from the shell: the application renders the screen of its path.
setCatchHandler(async ({ request, url }) =>
  request.mode === 'navigate' && !isDocument(url)
    ? ((await caches.match(shellPath, { cacheName: shellCache })) ?? Response.error())
    : Response.error(),
);

// The cached content is used at once and updated in the background. The page itself loads the changes since.
registerRoute(
  ({ request, url }) => isContent(url) && !bypassesCache(request),
  new StaleWhileRevalidate({ cacheName: shellCache }),
);
registerRoute(
  ({ request, url }) => isContent(url) && bypassesCache(request),
  new NetworkFirst({ cacheName: shellCache, plugins: [rejectServerErrors] }),
);

registerRoute(
  ({ url }) => isOwn(url) && listPaths.includes(url.pathname),
  new NetworkFirst({
    cacheName: shellCache,
    networkTimeoutSeconds: timeoutSeconds,
    plugins: [rejectServerErrors],
  }),
);

registerRoute(
  ({ url }) => isOwn(url) && /^\/(?:assets|api\/image)\//.test(url.pathname),
  new CacheFirst({ cacheName: hashedFilesCache, plugins: [limitTo(300), fromAnyCache, respectNoStore] }),
);

registerRoute(
  ({ url }) => isOwn(url) && scope.site.logos.includes(url.pathname),
  new StaleWhileRevalidate({ cacheName: shellCache }),
);

registerRoute(
  ({ url, request }) =>
    isOwn(url) && /^\/(?:pictures|brand)\//.test(url.pathname) && !request.headers.has('range'),
  new StaleWhileRevalidate({ cacheName: picturesCache, plugins: [limitTo(60)] }),
);

// Documents come from the network too: a new file may have the name of an old one.
const documentPlugins = [rejectServerErrors, cacheOnlySmall, limitTo(60)];
registerRoute(
  ({ url, request }) => isDocument(url) && !request.headers.has('range'),
  new NetworkFirst({
    cacheName: documentsCache,
    networkTimeoutSeconds: timeoutSeconds,
    plugins: documentPlugins,
  }),
);
const firstDocuments = new CacheFirst({
  cacheName: documentsCache,
  plugins: [...documentPlugins, rejectLarge],
});

/** More documents than a small company has would take too much of a visitor's data. */
const maxDocuments = 30;

/** Caches documents that an open page offers, one after the other, so that one visit is enough to read them. */
const cacheDocuments = async (event: Event, offered: unknown): Promise<void> => {
  const urls = Array.isArray(offered) ? offered.filter((each) => typeof each === 'string') : [];
  for (const url of urls.slice(0, maxDocuments))
    if (isDocument(new URL(url, scope.location.href)))
      await Promise.allSettled(firstDocuments.handleAll({ event, request: url }));
};

/** Caches the open pages, which were requested before the worker existed. A page that fails to load is skipped. */
const cacheOpenPages = async (event: Event): Promise<void> => {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const urls = open.map(({ url }) => new URL(url)).filter(isPublicPage);
  await Promise.allSettled(urls.flatMap(({ href }) => pageStrategy.handleAll({ event, request: href })));
};

/** Caches what every page needs to start. Files in the browser's HTTP cache are not sent again. */
const cacheShell = async (): Promise<void> => {
  const shell = await fetch(shellPath);
  if (!isOfRelease(shell)) throw new Error('The site has been updated to another release.');
  const cache = await caches.open(shellCache);
  await cache.addAll([publicBulkLoadPath, imagesPath, ...scope.site.logos]);
  await cache.put(shellPath, shell);
  await cache.add(documentTextsPath).catch(() => undefined); // the search works without
};

scope.addEventListener('install', (event) => event.waitUntil(cacheOpenPages(event).then(() => cacheShell())));
scope.addEventListener('message', (event) => event.waitUntil(cacheDocuments(event, event.data)));
scope.addEventListener('activate', (event) => event.waitUntil(deleteOtherReleases()));

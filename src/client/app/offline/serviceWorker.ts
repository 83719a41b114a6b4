import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { shellPath } from '../../../model/site/offlineManifest';
import { isProtectedRoute, matchPath } from '../../../model/site/paths';
import {
  shellCache,
  deleteOtherReleases,
  fromAnyCache,
  isOfRelease,
  limitTo,
  namedByContent,
  ofRelease,
  pages,
  pictures,
} from './caches';
import { unlessForbidden } from './unlessForbidden';
import { worker } from './worker';

/** How long a page is waited for before the one that was kept is shown, in seconds. */
const patience = 4;

const contentPath = '/api/allModels/';
const imagesPath = '/api/image/all';

const isOwn = (url: URL): boolean => url.origin === worker.location.origin;

/** Whether whoever asks will have nothing but what the server says now. */
const isLive = ({ cache }: Request): boolean => cache === 'no-store' || cache === 'reload';

const isContent = (url: URL): boolean => isOwn(url) && url.pathname === contentPath;

/** Whether it is a page that is read: the administration needs the server anyway. */
const isRead = (url: URL): boolean => {
  const route = isOwn(url) ? matchPath(url.pathname)?.route : undefined;
  return route !== undefined && route !== 'login' && !isProtectedRoute(route);
};

precacheAndRoute(worker.site.files.map((url) => ({ url, revision: null })));

// Pages are the server's, so that an update is seen at once; where it does not answer, the page that was kept.
const visited = new NetworkFirst({
  cacheName: pages,
  networkTimeoutSeconds: patience,
  plugins: [ofRelease, limitTo(60)],
});
registerRoute(({ request, url }) => request.mode === 'navigate' && isRead(url), visited);

// A page whose path has not been visited begins as any page may: the application shows what its path says.
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate'
    ? ((await caches.match(shellPath, { cacheName: shellCache })) ?? Response.error())
    : Response.error(),
);

// The content at once as it was kept, and asked for behind; the page itself sees to what has changed meanwhile.
registerRoute(
  ({ request, url }) => isContent(url) && !isLive(request),
  new StaleWhileRevalidate({ cacheName: shellCache }),
);
registerRoute(
  ({ request, url }) => isContent(url) && isLive(request),
  new NetworkFirst({ cacheName: shellCache }),
);

// What is known of the pictures has no version by which a page could tell that it is old.
registerRoute(
  ({ url }) => isOwn(url) && url.pathname === imagesPath,
  new NetworkFirst({ cacheName: shellCache, networkTimeoutSeconds: patience }),
);

registerRoute(
  ({ url }) => isOwn(url) && /^\/(?:assets|api\/image)\//.test(url.pathname),
  new CacheFirst({ cacheName: namedByContent, plugins: [limitTo(300), fromAnyCache, unlessForbidden] }),
);

registerRoute(
  ({ url }) => isOwn(url) && worker.site.marks.includes(url.pathname),
  new StaleWhileRevalidate({ cacheName: shellCache }),
);

registerRoute(
  ({ url, request }) =>
    isOwn(url) && /^\/(?:pictures|brand)\//.test(url.pathname) && !request.headers.has('range'),
  new StaleWhileRevalidate({ cacheName: pictures, plugins: [limitTo(60)] }),
);

/** Keeps the pages that are open: they were asked for before there was a worker. One that does not come is no loss. */
const keepOpenPages = async (event: Event): Promise<void> => {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const urls = open.map(({ url }) => new URL(url)).filter(isRead);
  await Promise.allSettled(urls.flatMap(({ href }) => visited.handleAll({ event, request: href })));
};

/** Keeps what every page begins with. What the browser has of it already is not sent again. */
const keepBeginning = async (): Promise<void> => {
  const shell = await fetch(shellPath);
  if (!isOfRelease(shell)) throw new Error('The site has another release by now.');
  const cache = await caches.open(shellCache);
  await cache.addAll([contentPath, imagesPath, ...worker.site.marks]);
  await cache.put(shellPath, shell);
};

worker.addEventListener('install', (event) =>
  event.waitUntil(keepOpenPages(event).then(() => keepBeginning())),
);
worker.addEventListener('activate', (event) => event.waitUntil(deleteOtherReleases()));

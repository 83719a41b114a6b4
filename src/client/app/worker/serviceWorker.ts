import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isProtectedRoute, matchPath } from '../../../model/paths';

/** What the server writes before this script: the files of the public screens, each named by its content. */
declare const self: {
  readonly siteFiles: readonly string[];
  readonly location: Location;
  addEventListener: (
    type: 'install',
    listener: (event: { waitUntil: (work: Promise<void>) => void }) => void,
  ) => void;
};

/** How long a page is waited for before the one that was kept is shown, in seconds. */
const patience = 4;

const pages = 'pages';
const home = '/';

/** Of more the oldest goes. */
const limitTo = (maxEntries: number): WorkboxPlugin =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin; // its type says undefined where that one says nothing

const isOwn = (url: URL): boolean => url.origin === self.location.origin;

/** Whether whoever asks will have nothing but what the server says now. */
const isLive = ({ cache }: Request): boolean => cache === 'no-store' || cache === 'reload';

const isContent = (url: URL): boolean =>
  isOwn(url) && /^\/api\/(?:allModels|image\/all)\/?$/.test(url.pathname);

precacheAndRoute(self.siteFiles.map((url) => ({ url, revision: null })));
cleanupOutdatedCaches();

// Pages are the server's, so that an update is seen at once; where it does not answer, the page that was kept.
registerRoute(
  ({ request, url }) => {
    const route = isOwn(url) && request.mode === 'navigate' ? matchPath(url.pathname)?.route : undefined;
    return route !== undefined && route !== 'login' && !isProtectedRoute(route);
  },
  new NetworkFirst({ cacheName: pages, networkTimeoutSeconds: patience, plugins: [limitTo(60)] }),
);

// A page whose path has not been visited begins as the first page does: the application shows what its path says.
setCatchHandler(async ({ request }) =>
  request.mode === 'navigate'
    ? ((await caches.match(home, { cacheName: pages })) ?? Response.error())
    : Response.error(),
);

// The content at once as it was kept, and asked for behind; the page itself sees to what has changed meanwhile.
registerRoute(
  ({ request, url }) => isContent(url) && !isLive(request),
  new StaleWhileRevalidate({ cacheName: 'content' }),
);
registerRoute(
  ({ request, url }) => isContent(url) && isLive(request),
  new NetworkFirst({ cacheName: 'content' }),
);

// What is known of the pictures has no version by which a page could tell that it is old.
registerRoute(
  ({ url }) => isOwn(url) && url.pathname === '/api/image/all',
  new NetworkFirst({ cacheName: 'content', networkTimeoutSeconds: patience }),
);

// A name stands for its bytes for ever.
registerRoute(
  ({ url }) => isOwn(url) && /^\/(?:assets|api\/image)\//.test(url.pathname),
  new CacheFirst({ cacheName: 'named-by-content', plugins: [limitTo(300)] }),
);

registerRoute(
  ({ url, request }) =>
    isOwn(url) && /^\/(?:pictures|brand)\//.test(url.pathname) && !request.headers.has('range'),
  new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [limitTo(60)] }),
);

const keepHome = async (): Promise<void> => {
  const cache = await caches.open(pages);
  await cache.add(home);
};

self.addEventListener('install', (event) => event.waitUntil(keepHome()));

/*
 * The files that the browser caches for offline use. The server and the service worker share these definitions.
 */

/** The server writes it in front of the script of the service worker. */
export interface OfflineManifest {
  /** Identifies the build: pages, code and service worker of one release belong together. */
  readonly release: string;
  /** The files of the public screens. Their names hold a hash of the content. */
  readonly files: readonly string[];
  /** The brands' logos. Their names stay the same when they change. */
  readonly logos: readonly string[];
}

/** The response header that names the release of a page. */
export const releaseHeader = 'site-release';

/** The page that the service worker sends for any uncached path: it holds no picture and no URL. */
export const shellPath = '/service-worker.html';

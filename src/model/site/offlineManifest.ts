/*
 * What a browser keeps of the site for when there is no network, as server and service worker agree on it.
 */

/** What the server writes before the script of the service worker. */
export interface OfflineManifest {
  /** Names what was built: pages, code and worker of one release belong together. */
  readonly release: string;
  /** The files of the public screens, each named by its content. */
  readonly files: readonly string[];
  /** The brands' marks, whose names stay when they change. */
  readonly marks: readonly string[];
}

/** The header by which a page tells the release that it is of. */
export const releaseHeader = 'site-release';

/** The page that any path can begin with: it has no picture and no address of its own. */
export const shellPath = '/service-worker.html';

import type { OfflineManifest } from '../../../model/site/offlineManifest';

/** An event that lasts as long as the work that it waits for. */
interface Phase extends Event {
  waitUntil: (work: Promise<void>) => void;
}

interface WorkerScope {
  /** What the server writes before this script. */
  readonly site: OfflineManifest;
  readonly location: Location;
  readonly clients: {
    matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }) => Promise<readonly { readonly url: string }[]>;
  };
  addEventListener: (type: 'install' | 'activate', listener: (event: Phase) => void) => void;
}

declare const self: WorkerScope;

/** The service worker that runs this, with what a page has not. */
export const worker = self;

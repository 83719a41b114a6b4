import type { OfflineManifest } from '../../../model/site/offlineManifest';

/** An `ExtendableEvent`: it lasts until its work is done. */
interface LifecycleEvent extends Event {
  waitUntil: (work: Promise<void>) => void;
}

/** A message of an open page. */
interface PageMessage extends LifecycleEvent {
  readonly data: unknown;
}

interface WorkerScope {
  /** The server writes this variable before the script. */
  readonly site: OfflineManifest;
  readonly location: Location;
  readonly clients: {
    matchAll: (options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }) => Promise<readonly { readonly url: string }[]>;
  };
  addEventListener: ((type: 'install' | 'activate', listener: (event: LifecycleEvent) => void) => void) &
    ((type: 'message', listener: (event: PageMessage) => void) => void);
}

declare const self: WorkerScope;

/** The global scope of the service worker, with the properties that a page does not have. */
export const scope = self;

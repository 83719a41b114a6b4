import type { AppStore } from '../../store/store';
import { followContent } from '../live/followContent';
import { registerServiceWorker } from '../offline/registerServiceWorker';

/** What a page does once it is shown and in peace. A back-end that does not count its changes cannot tell of them. */
export const whenIdle = (store: AppStore, apiBaseUrl: string): void => {
  if (store.getState().startup.version !== null) followContent(store, apiBaseUrl);
  registerServiceWorker(store);
};

import type { AppStore } from '../../store/store';
import { followContent } from '../live/followContent';
import { registerServiceWorker } from '../offline/registerServiceWorker';
import '../shell/print.css';
import { listenForSearchKey } from '../shell/searchKey';
import { followDay } from './followDay';

/** The background work of a page once it is shown. A back-end without versions sends no change events. */
export function startBackgroundWork(store: AppStore, apiBaseUrl: string): void {
  if (store.getState().startup.version !== null) followContent(store, apiBaseUrl);
  registerServiceWorker(store);
  listenForSearchKey();
  followDay(store);
}

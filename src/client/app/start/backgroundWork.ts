import type { AppStore } from '../../store/store';
import { followContent } from '../live/followContent';
import { registerServiceWorker } from '../offline/registerServiceWorker';
import '../shell/print.css';
import { listenForSearchKey } from '../shell/searchKey';
import { dayIn } from '../../../model/format/days';
import { dayBegan } from '../../store/site';

/** How often the day is checked, in milliseconds. */
const intervalMs = 30_000;

/** Stores the current day at the company: at once, since the page may come from a cache, and whenever a new day begins. */
function followDay(store: AppStore): void {
  const look = (): void => {
    const { timeZone, today } = store.getState().site;
    const day = dayIn(timeZone, Date.now());
    if (day !== today) store.dispatch(dayBegan(day));
  };
  look();
  setInterval(look, intervalMs);
}

/** The background work of a page once it is shown. A back-end without versions sends no change events. */
export function startBackgroundWork(store: AppStore, apiBaseUrl: string): void {
  if (store.getState().startup.version !== null) followContent(store, apiBaseUrl);
  registerServiceWorker(store);
  listenForSearchKey();
  followDay(store);
}

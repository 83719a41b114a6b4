import { dayIn } from '../../../model/format/days';
import { dayBegan } from '../../store/site';
import type { AppStore } from '../../store/store';

/** How often the calendar is looked at, in milliseconds. */
const intervalMs = 30_000;

/** Tells the store when a new day begins at the company. The page may come from a cache, so it begins at once. */
export function followDay(store: AppStore): void {
  const look = (): void => {
    const { timeZone, today } = store.getState().site;
    const day = dayIn(timeZone, Date.now());
    if (day !== today) store.dispatch(dayBegan(day));
  };
  look();
  setInterval(look, intervalMs);
}

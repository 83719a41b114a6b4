import { dayIn } from '../../../model/format/days';
import { dayBegan } from '../../store/site';
import type { AppStore } from '../../store/store';

/** How often the day is checked, in milliseconds. */
const intervalMs = 30_000;

/** Stores the current day at the company: at once, since the page may come from a cache, and whenever a new day begins. */
export function followDay(store: AppStore): void {
  const look = (): void => {
    const { timeZone, today } = store.getState().site;
    const day = dayIn(timeZone, Date.now());
    if (day !== today) store.dispatch(dayBegan(day));
  };
  look();
  setInterval(look, intervalMs);
}

import { parseStrings, storedValue } from '../../store/storedValue';

/** How many are stored in the browser. */
const maxItems = 8;

const items = storedValue('localStorage', 'recentlyChosen', parseStrings);

/** The ids of the items that were chosen last in this browser, the latest first. They say nothing about persons. */
export function recentIds(): readonly string[] {
  return items.read();
}

/** Stores that an item was chosen. */
export function rememberItem(id: string): void {
  items.write([id, ...recentIds().filter((other) => other !== id)].slice(0, maxItems));
}

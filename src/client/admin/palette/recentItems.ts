import { storedStringList } from '../../store/storedStringList';

/** How many are stored in the browser. */
const maxItems = 8;

const list = storedStringList('recentlyChosen', maxItems);

/** The ids of the items that were chosen last in this browser, the latest first. They say nothing about persons. */
export function recentIds(): readonly string[] {
  return list.read();
}

/** Stores that an item was chosen. */
export function rememberItem(id: string): void {
  list.write([id, ...recentIds().filter((other) => other !== id)]);
}

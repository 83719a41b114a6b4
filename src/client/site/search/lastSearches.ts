import { parseStrings, storedValue } from '../../store/storedValue';

/** The number of searches that are stored on the device. */
const maxSearches = 6;

const searches = storedValue('localStorage', 'lastSearches', parseStrings);

/** Stores what somebody has searched for on this device. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (search === '') return;
  const isSame = (other: string): boolean => other.toLowerCase() === search.toLowerCase();
  searches.write([search, ...searches.read().filter((other) => !isSame(other))].slice(0, maxSearches));
}

export function forgetSearches(): void {
  searches.write([]);
}

/** The last searches on this device, the latest first. The server knows none. */
export const useLastSearches = searches.use;

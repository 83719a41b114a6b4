import { useSyncExternalStore } from 'react';
import { storedStringList } from '../../store/storedStringList';

/** The number of searches that are stored on the device. */
const maxSearches = 6;

const list = storedStringList('lastSearches', maxSearches);

const none: readonly string[] = [];

const listeners = new Set<() => void>();

const write = (searches: readonly string[]): void => {
  if (list.write(searches)) listeners.forEach((listener) => listener());
};

/** Stores what somebody has searched for on this device. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (search === '') return;
  const isSame = (other: string): boolean => other.toLowerCase() === search.toLowerCase();
  write([search, ...list.read().filter((other) => !isSame(other))]);
}

export function forgetSearches(): void {
  write(none);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The last searches on this device, the latest first. The server knows none. */
export function useLastSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, list.read, () => none);
}

import { useSyncExternalStore } from 'react';

/** The number of searches that are stored on the device. */
const maxSearches = 6;

const key = 'lastSearches';

const none: readonly string[] = [];

const listeners = new Set<() => void>();

let stored: { readonly json: string | null; readonly searches: readonly string[] } = {
  json: null,
  searches: none,
};

const parse = (json: string | null): readonly string[] => {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : none;
  } catch {
    return none; // somebody else has written it
  }
};

/** The stored searches; the same array until they change. A browser may forbid to store anything. */
const read = (): readonly string[] => {
  try {
    const json = localStorage.getItem(key);
    if (json !== stored.json) stored = { json, searches: parse(json) };
    return stored.searches;
  } catch {
    return none;
  }
};

const write = (searches: readonly string[]): void => {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    return; // the search works without
  }
  listeners.forEach((listener) => listener());
};

/** Stores what somebody has searched for on this device. */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (search === '') return;
  const isSame = (other: string): boolean => other.toLowerCase() === search.toLowerCase();
  write([search, ...read().filter((other) => !isSame(other))].slice(0, maxSearches));
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
  return useSyncExternalStore(subscribe, read, () => none);
}

import { useSyncExternalStore } from 'react';
import { maxCompared } from '../../../../model/site/screens/tankers/comparison';

/*
 * The tankers that the visitor has marked in the list. The address holds them only once they are compared: marking one is no step
 * that the back button should undo. They last as long as the tab.
 */

const storageKey = 'compared-tankers';

/** The same list on the server and in the browser: another one would make React render all cards again. */
const none: readonly number[] = [];

const read = (): readonly number[] => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return Array.isArray(stored)
      ? stored.filter((id) => Number.isSafeInteger(id)).slice(0, maxCompared)
      : none;
  } catch {
    return none; // no storage in this browser, or something else in it
  }
};

let marked: readonly number[] | undefined;
const listeners = new Set<() => void>();

const current = (): readonly number[] => (marked ??= read());

/** Replaces the marked tankers. */
export function markTankers(ids: readonly number[]): void {
  marked = ids;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // they last until the page is left
  }
  listeners.forEach((listener) => listener());
}

/** Marks a tanker, unless as many as can be compared are marked. Those that are not listed any more lose their mark. */
export function markTanker(id: number, listed: readonly { readonly id: number }[]): void {
  const ids = current().filter((each) => each !== id && listed.some((tanker) => tanker.id === each));
  if (ids.length < maxCompared) markTankers([...ids, id]);
}

/** Removes the mark of a tanker, if it has one. */
export function unmarkTanker(id: number): void {
  if (current().includes(id)) markTankers(current().filter((each) => each !== id));
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The ids of the marked tankers, in the order of the marks. */
export function useMarkedTankers(): readonly number[] {
  return useSyncExternalStore(subscribe, current, () => none);
}

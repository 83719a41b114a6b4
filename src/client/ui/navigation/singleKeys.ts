import { useSyncExternalStore } from 'react';
import { isTyping } from './isTyping';

/*
 * Keys that do something without Ctrl, such as `/`. Who speaks to a computer may press them by accident, so that everybody can turn
 * them off (WCAG 2.2, 2.1.4). The browser remembers the choice.
 */

const storageKey = 'single-keys';
const off = 'off';

const read = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== off;
  } catch {
    return true; // no storage in this browser
  }
};

let isOn: boolean | undefined;
const listeners = new Set<() => void>();

const current = (): boolean => (isOn ??= read());

/** Turns the keys on or off, for all pages of the site in this browser. */
export function setSingleKeys(next: boolean): void {
  isOn = next;
  try {
    if (next) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, off);
  } catch {
    // the choice lasts until the page is left
  }
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the keys are on. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, current, () => true);
}

/** Whether a key was pressed alone that is to do something: the keys are on, and it is not written into a field. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented, repeat, target } = event;
  if (event.key.toLowerCase() !== key || ctrlKey || metaKey || altKey || defaultPrevented || repeat)
    return false;
  return current() && !isTyping(target);
}

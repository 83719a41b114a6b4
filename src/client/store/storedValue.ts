import { useSyncExternalStore } from 'react';
import { storedText } from './storedText';

interface StoredValue<Value> {
  /** The stored value; the same one until it changes. */
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  /** Reads the value, and renders again when this tab changes it. On the server, the storage is empty. */
  readonly use: () => Value;
}

/**
 * A value in the storage of this browser. Where storage is forbidden or full, the value lasts until the page is left.
 * @param parse gets `null` if nothing is stored, and may throw if somebody else has written the text
 * @param format returns `null` for a value that needs no storage
 */
export function storedValue<Value>(
  storageName: Parameters<typeof storedText>[0],
  key: string,
  parse: (text: string | null) => Value,
  format: (value: Value) => string | null = JSON.stringify,
): StoredValue<Value> {
  const initial = parse(null);
  let current = { text: null as string | null, value: initial };
  const listeners = new Set<() => void>();
  const stored = storedText(storageName, key);
  const read = (): Value => {
    const text = stored.get();
    if (text === current.text) return current.value;
    current = { text, value: initial };
    try {
      current.value = parse(text);
    } catch {
      // the initial value
    }
    return current.value;
  };
  const write = (value: Value): void => {
    stored.set(format(value));
    current = { text: stored.get(), value };
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => initial) };
}

/** Parses the text of a stored list. Elements of another type are left out. */
export function parseList<Element>(
  text: string | null,
  isElement: (value: unknown) => value is Element,
): readonly Element[] {
  const stored: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(stored) ? stored.filter(isElement) : [];
}

/** Parses the text of a stored list of strings. */
export function parseStrings(text: string | null): readonly string[] {
  return parseList(text, (value) => typeof value === 'string');
}

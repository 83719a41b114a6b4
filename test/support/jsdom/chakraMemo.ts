type Cached = (...args: readonly unknown[]) => unknown;

/** A key that is the same for equal values. */
const keyOf = (value: unknown): string => {
  if (typeof value === 'string') return `s:${value}`;
  if (typeof value === 'function') return `f:${value.name}`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${name}:${keyOf(Reflect.get(value, name))}`).join()}}`;
};

/**
 * Chakra's cache for tests of screens. Its own one forgets all but the last 500 styles, and the screens of a test have more. To know
 * which are the last, it moves a key at each use.
 */
export function memo(compute: Cached): Cached {
  const results = new Map<string, unknown>();
  return function (this: unknown, ...args) {
    const key = args.length === 1 ? keyOf(args[0]) : args.map(keyOf).join('|');
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = Reflect.apply(compute, this, args);
    results.set(key, result);
    return result;
  };
}

/**
 * A version that changes at most once per interval, for caches that need not see each change.
 * @param intervalMs the shortest time between two changes, in milliseconds
 */
export function throttleVersion(
  current: () => number,
  intervalMs: number,
  now: () => number = () => performance.now(),
): () => number {
  let throttled = current();
  let changedAt = -Infinity;
  return () => {
    const version = current();
    if (version !== throttled && now() - changedAt >= intervalMs) {
      throttled = version;
      changedAt = now();
    }
    return throttled;
  };
}

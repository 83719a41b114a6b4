/**
 * A version that changes at most once in a while, for caches that need not see each change.
 * @param holdMs how long a version is held, in milliseconds
 */
export function holdVersion(
  current: () => number,
  holdMs: number,
  now: () => number = () => performance.now(),
): () => number {
  let held = current();
  let heldSince = -Infinity;
  return () => {
    const version = current();
    if (version !== held && now() - heldSince >= holdMs) {
      held = version;
      heldSince = now();
    }
    return held;
  };
}

import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that never changes and calls the latest handler. For the handlers of memoized rows. */
export function useEventCallback<Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and does what the last one given does: for handlers that memoized rows are given. */
export const useLatest = <Given extends readonly unknown[], Result>(
  handler: (...given: Given) => Result,
): ((...given: Given) => Result) => {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
};

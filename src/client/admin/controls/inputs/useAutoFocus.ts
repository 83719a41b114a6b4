import { useEffect, useRef } from 'react';

/**
 * Focuses an element that may appear outside the visible part of the page, and scrolls at least its start into view. The
 * element needs a `tabIndex` of -1.
 */
export function useAutoFocus<Target extends HTMLElement>(takesFocus = true) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (!takesFocus) return;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView({ block: 'nearest' });
    target.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return target;
}

import { useEffect, useRef } from 'react';

/**
 * For what appears where nobody may be looking: it is scrolled into view, its beginning at least, and takes the focus. It
 * needs a `tabIndex` of -1.
 */
export const useAutoFocus = <Shown extends HTMLElement>(takesFocus = true) => {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    if (!takesFocus) return;
    shown.current?.focus({ preventScroll: true });
    shown.current?.scrollIntoView({ block: 'nearest' });
    shown.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return shown;
};

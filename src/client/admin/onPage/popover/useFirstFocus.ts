import type { RefObject } from 'react';
import { useEffect } from 'react';

/** The input of a file is hidden: its button opens it. */
const inputs = 'form :is(input:not([type=file]), select, textarea)';

/** Moves the focus into the popover when it opens, to the first input. */
export function useFirstFocus(popover: RefObject<HTMLElement | null>, name: string): void {
  useEffect(() => {
    const first = popover.current?.querySelector<HTMLElement>(inputs);
    (first ?? popover.current)?.focus({ preventScroll: true });
  }, [popover, name]);
}

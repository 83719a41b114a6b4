import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { barHeight, scrollIntoRoom, placeBeside, sheet } from './placeBeside';

/** Below this width of the window, in px, the popover is a sheet at its lower edge. */
const sheetWidth = 640;

/** Keeps the edited element in sight above the sheet. */
const showAboveSheet = (element: Element): void => {
  const { top, bottom } = element.getBoundingClientRect();
  const isSeen = top >= barHeight && bottom <= window.innerHeight / 3;
  if (!isSeen) window.scrollBy(0, top - 2 * barHeight);
};

/**
 * Puts a popover beside an element, or at the lower edge on a phone, and lets it follow the element. It sets the styles itself: a
 * state would render the popover three times before it is seen.
 */
export function usePlacement(element: Element, popover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const isSheet = (): boolean => window.innerWidth < sheetWidth;
    const place = (): void => {
      const content = popover.current;
      if (!content) return;
      const { offsetWidth, offsetHeight, clientHeight, scrollHeight } = content;
      const wholeHeight = offsetHeight - clientHeight + scrollHeight;
      const found = isSheet()
        ? sheet
        : placeBeside(element.getBoundingClientRect(), offsetWidth, wholeHeight);
      Object.assign(content.style, found);
    };
    if (isSheet()) showAboveSheet(element);
    else scrollIntoRoom(element.getBoundingClientRect(), popover.current?.offsetHeight ?? 0);
    place();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    if (popover.current) observer?.observe(popover.current);
    observer?.observe(document.body); // the page moves when its pictures come
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [element, popover]);
}

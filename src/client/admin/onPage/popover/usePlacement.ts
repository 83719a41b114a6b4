import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Below this width of the window, in px, the popover is a sheet at its lower edge. */
const sheetWidth = 640;

/** The space between the popover, its place and the edges of the window, in px. */
const gap = 10;

/** The height of the bar at the lower edge, in px. */
const barHeight = 72;

/** Values of style properties. What is empty has no value. */
interface Place {
  readonly left: string;
  readonly right: string;
  readonly top: string;
  readonly bottom: string;
}

const sheet: Place = { left: '0', right: '0', top: '', bottom: '0' };

const at = (left: number, top: number): Place => ({
  left: `${left}px`,
  right: '',
  top: `${top}px`,
  bottom: '',
});

/** Below what is edited; above it, or at the lower edge, where there is not enough room. */
const placeBeside = (box: DOMRect, width: number, height: number): Place => {
  const room = window.innerHeight - barHeight;
  const left = Math.max(gap, Math.min(box.left, window.innerWidth - width - gap));
  if (box.bottom + gap + height <= room) return at(left, box.bottom + gap);
  if (box.top - gap - height >= 0) return at(left, box.top - gap - height);
  return at(left, Math.max(gap, room - height));
};

/** Keeps what is edited above the sheet in sight. */
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
      const { offsetWidth, offsetHeight } = content;
      const found = isSheet()
        ? sheet
        : placeBeside(element.getBoundingClientRect(), offsetWidth, offsetHeight);
      Object.assign(content.style, found);
    };
    if (isSheet()) showAboveSheet(element);
    place();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
    if (popover.current) observer?.observe(popover.current);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [element, popover]);
}

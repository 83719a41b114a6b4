import { useLayoutEffect, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';

/** Below this width of the window, in px, the popover is a sheet at its lower edge. */
const sheetWidth = 640;

/** The space between the popover, its place and the edges of the window, in px. */
const gap = 10;

/** The height of the bar at the lower edge, in px. */
const barHeight = 72;

const sheet: CSSProperties = { insetInline: 0, bottom: 0 };

/** Below what is edited; above it, or at the lower edge, where there is not enough room. */
const placeBeside = (box: DOMRect, width: number, height: number): CSSProperties => {
  const room = window.innerHeight - barHeight;
  const left = Math.max(gap, Math.min(box.left, window.innerWidth - width - gap));
  if (box.bottom + gap + height <= room) return { left, top: box.bottom + gap };
  if (box.top - gap - height >= 0) return { left, top: box.top - gap - height };
  return { left, top: Math.max(gap, room - height) };
};

/** Keeps what is edited above the sheet in sight. */
const showAboveSheet = (element: Element): void => {
  const { top, bottom } = element.getBoundingClientRect();
  const isSeen = top >= barHeight && bottom <= window.innerHeight / 3;
  if (!isSeen) window.scrollBy(0, top - 2 * barHeight);
};

/** The position of a popover beside an element, or at the lower edge on a phone. It follows the element. */
export function usePlacement(element: Element, popover: RefObject<HTMLElement | null>): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({ opacity: 0 }); // it can get the focus
  useLayoutEffect(() => {
    const isSheet = (): boolean => window.innerWidth < sheetWidth;
    const place = (): void => {
      const content = popover.current;
      if (!content) return;
      if (isSheet()) setStyle(sheet);
      else setStyle(placeBeside(element.getBoundingClientRect(), content.offsetWidth, content.offsetHeight));
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
  return style;
}

import type { FocusEvent } from 'react';
import { useEffect, useRef } from 'react';

interface FocusedPlace {
  readonly container: HTMLElement;
  readonly element: HTMLElement;
  /** Which of the container's links and buttons it is. */
  readonly index: number;
}

const stopsIn = (container: HTMLElement): readonly HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>('a, button'),
];

/**
 * Keeps the place of who uses the keys in a list whose links or buttons remove themselves. The focus goes to the link that takes
 * the place, or to the last one, or to the content of the page. Otherwise the browser would start again at the top.
 * @returns the handler for the `focus` events in the list
 */
export function useKeptFocus(): (event: FocusEvent<HTMLElement>) => void {
  const focused = useRef<FocusedPlace>(undefined);
  useEffect(() => {
    const place = focused.current;
    if (!place || place.element.isConnected) return;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const stops = place.container.isConnected ? stopsIn(place.container) : [];
    const next = stops[place.index] ?? stops.at(-1) ?? document.getElementById('content');
    next?.focus({ preventScroll: true });
  });
  return ({ currentTarget: container, target: element }) => {
    focused.current = { container, element, index: stopsIn(container).indexOf(element) };
  };
}

import type { FocusEvent } from 'react';
import { useEffect, useRef } from 'react';
import { focusFirst } from './focusFirst';

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
 * Keeps the place of a keyboard user in a list whose links or buttons remove themselves. The focus goes to the link that takes
 * the place, else to the last one, else to the content of the page. Without it, Tab would start again at the top of the page.
 * @returns the handler for the `focus` events in the list
 */
export function useRestoredListFocus(): (event: FocusEvent<HTMLElement>) => void {
  const focused = useRef<FocusedPlace>(undefined);
  useEffect(() => {
    const place = focused.current;
    if (!place || place.element.isConnected) return;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const stops = place.container.isConnected ? stopsIn(place.container) : [];
    focusFirst([stops[place.index], ...stops.toReversed(), document.getElementById('content')]);
  });
  return ({ currentTarget: container, target: element }) => {
    focused.current = { container, element, index: stopsIn(container).indexOf(element) };
  };
}

import { useEffect, useEffectEvent } from 'react';
import type { PageTarget } from '../../../../model/admin/onPage/pageSource';
import { targetId } from '../../../../model/admin/onPage/pageSource';
import type { PageEditing } from '../PageEditing';
import { focusableOf } from '../sources/scanPage';

/** The place that was chosen on the page. */
export interface ChosenPlace {
  readonly element: Element;
  readonly targets: readonly PageTarget[];
  /** Where it was in the window when it was chosen. */
  readonly box: DOMRect;
  /** In milliseconds since 1970. The same place may be chosen again, and is then edited from its stored values. */
  readonly chosenAt: number;
}

/** How far two places are from each other, in px. */
const distance = (one: DOMRect, other: DOMRect): number =>
  Math.hypot(one.left - other.left, one.top - other.top);

/** The element that shows the same now; without one, the element nearest to its place that can be edited. */
const findAgain = (editing: PageEditing, { targets, box }: ChosenPlace): Element | undefined => {
  const elements = [...editing.scanNow().elements];
  const ids = new Set(targets.map(targetId));
  const same = elements.find(([, found]) => found.some((target) => ids.has(targetId(target))));
  if (same) return same[0];
  const distances = elements.map(([element]) => ({
    element,
    away: distance(element.getBoundingClientRect(), box),
  }));
  return distances.toSorted((one, other) => one.away - other.away)[0]?.element;
};

/**
 * Restores the focus to the edited element when the popover is closed. A save may have rendered the element
 * again, and a deleted row has none: then the focus goes to the nearest one.
 */
export function usePopoverFocus(editing: PageEditing, isOpen: boolean, place: ChosenPlace | undefined): void {
  const restoreFocus = useEffectEvent((): void => {
    if (!place || document.activeElement !== document.body) return; // it is elsewhere by now
    const { isConnected } = place.element;
    const element = isConnected ? place.element : findAgain(editing, place);
    if (element) focusableOf(element)?.focus({ preventScroll: isConnected });
  });
  useEffect(() => (isOpen ? () => restoreFocus() : undefined), [isOpen]);
}

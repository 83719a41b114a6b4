import { loadingScreenElementId } from '../../../model/site/pageElements';
import { storedPosition } from './scrollPosition';

/** What a visitor does to scroll, or to go on. */
const ownActions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const modifierKeys = ['Alt', 'Control', 'Meta', 'Shift'];

/** How long a page may take to grow, in ms. */
const maxWaitMs = 10_000;

let stopWaiting: (() => void) | undefined;

/** The length of the page, in px. */
const pageLength = (): number => document.documentElement.scrollHeight;

const isOwnAction = (event: Event): boolean =>
  pageLength() > window.innerHeight && // nobody can scroll a loading screen
  !(event instanceof KeyboardEvent && modifierKeys.includes(event.key));

/** Whether the page is still too short for the position that it scrolls to. */
export function isWaitingToScroll(): boolean {
  return stopWaiting !== undefined;
}

/**
 * Scrolls the page to a position, in px from its top. A page that is too short for it grows while its code loads, or as its list
 * is scrolled: this tries again each time, until the visitor does something.
 */
export function scrollToPosition(position: number): void {
  stopWaiting?.();
  const scroll = (): boolean => {
    window.scrollTo(0, position);
    return window.scrollY > position - 1; // a browser rounds it
  };
  if (scroll()) return;
  const waiting = new AbortController();
  const observer = new ResizeObserver(() => {
    if (scroll()) stopWaiting?.();
  });
  const timer = setTimeout(() => stopWaiting?.(), maxWaitMs);
  stopWaiting = () => {
    clearTimeout(timer);
    observer.disconnect();
    waiting.abort();
    stopWaiting = undefined;
  };
  const onAction = (event: Event): void => {
    if (isOwnAction(event)) stopWaiting?.();
  };
  for (const action of ownActions)
    addEventListener(action, onAction, { passive: true, signal: waiting.signal });
  observer.observe(document.body);
}

/**
 * After a reload, scrolls on to where the page was left, once its code runs. The page was too short for it if it is at its end, or
 * has not been scrolled if the loading screen covers it. Elsewhere the visitor has scrolled already.
 * @param isOtherPage whether the visitor has gone to another page since, which has replaced the one that the browser scrolled
 */
export function finishRestoringPosition(isOtherPage = false): void {
  const position = storedPosition() ?? 0;
  const isAtEnd = window.scrollY + window.innerHeight > pageLength() - 1;
  const isCovered = document.getElementById(loadingScreenElementId) !== null;
  if (position > window.scrollY && (isAtEnd || isCovered || isOtherPage)) scrollToPosition(position);
}

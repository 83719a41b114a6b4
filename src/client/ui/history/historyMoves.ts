const moved = 'historymove';

/** Whether the entry of the browser's history that is shown is one for something open over the page. */
export const isCovered = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'isCovered' in state;
};

/**
 * Tells of the browser's back and forward buttons before the router hears of them, so that whoever has something to lose
 * can refuse. Listeners are called in the order in which they came: call this before the router is there. What was open over
 * the page before a reload is no longer; nor is its entry.
 */
export const announceHistoryMoves = (): void => {
  window.addEventListener('popstate', (event) => {
    if (!window.dispatchEvent(new Event(moved, { cancelable: true }))) event.stopImmediatePropagation();
  });
  if (isCovered()) window.history.back();
};

/** Hears of each move; one that is refused (`preventDefault`) never reaches the router. Gives what ends it. */
export const onHistoryMove = (listener: (event: Event) => void): (() => void) => {
  window.addEventListener(moved, listener);
  return () => window.removeEventListener(moved, listener);
};

const moved = 'historymove';

/**
 * Tells of the browser's back and forward buttons before the router hears of them, so that whoever has something to lose
 * can refuse. Listeners are called in the order in which they came: call this before the router is there.
 */
export const announceHistoryMoves = (): void => {
  window.addEventListener('popstate', (event) => {
    if (!window.dispatchEvent(new Event(moved, { cancelable: true }))) event.stopImmediatePropagation();
  });
};

/** Hears of each move; one that is refused (`preventDefault`) never reaches the router. Gives what ends it. */
export const onHistoryMove = (listener: (event: Event) => void): (() => void) => {
  window.addEventListener(moved, listener);
  return () => window.removeEventListener(moved, listener);
};

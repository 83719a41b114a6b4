const moveEvent = 'historymove';

/**
 * Dispatches an event for the browser's back and forward buttons before the router sees them, so that a form with unsaved
 * changes can cancel the move. Listeners run in the order of registration: call this before the router is created.
 */
export function announceHistoryMoves(): void {
  window.addEventListener('popstate', (event) => {
    if (!window.dispatchEvent(new Event(moveEvent, { cancelable: true }))) event.stopImmediatePropagation();
  });
}

/**
 * Listens to history moves. A cancelled move (`preventDefault`) never reaches the router.
 * @returns a function that removes the listener.
 */
export function onHistoryMove(listener: (event: Event) => void): () => void {
  window.addEventListener(moveEvent, listener);
  return () => window.removeEventListener(moveEvent, listener);
}

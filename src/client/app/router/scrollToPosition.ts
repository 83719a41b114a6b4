/** What a visitor does to scroll, or to go on. */
const ownActions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

let stopWaiting = (): void => undefined;

/**
 * Scrolls the page to a position, in px from its top. While the page is too short for it, because the code of its screen is
 * loaded, this waits until it is long enough, or until the visitor does something.
 */
export function scrollToPosition(position: number): void {
  stopWaiting();
  const scroll = (): boolean => {
    window.scrollTo(0, position);
    return window.scrollY > position - 1; // a browser rounds it
  };
  if (scroll()) return;
  const waiting = new AbortController();
  const stop = (): void => {
    observer.disconnect();
    waiting.abort();
  };
  const observer = new ResizeObserver(() => {
    if (scroll()) stop();
  });
  observer.observe(document.body);
  for (const action of ownActions) addEventListener(action, stop, { passive: true, signal: waiting.signal });
  stopWaiting = stop;
}

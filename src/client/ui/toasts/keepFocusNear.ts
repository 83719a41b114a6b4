/** How long after the press of a button its change may reach the page, in ms. */
const maxWaitMs = 5_000;

const takesFocus = (stop: HTMLElement | null): boolean => {
  if (!stop?.isConnected) return false;
  stop.focus();
  return document.activeElement === stop; // one that is not displayed takes no focus
};

/**
 * Keeps the focus near an element that may go because of a change that was just asked for, as a copy goes when it is undone. The
 * focus then goes to what stood before it, else to the content of the page. Without it, Tab would start again at the top.
 */
export function keepFocusNear(element: HTMLElement): void {
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]')].filter(
    (stop) => !stop.closest('.Toastify'),
  );
  const before = stops.slice(0, Math.max(0, stops.indexOf(element))).toReversed();
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    stop();
    if (document.activeElement === document.body)
      [...before, document.getElementById('content')].some(takesFocus);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, maxWaitMs);
}

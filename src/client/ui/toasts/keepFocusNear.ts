import { focusFirst } from '../navigation/focusFirst';

/** How long after the press of a button its change may reach the page, in ms. */
const maxWaitMs = 5_000;

/**
 * Keeps the focus near an element that may go because of a change that was just asked for, as a copy goes when it is undone. The
 * focus then goes to what stood before it, else to the content of the page. Without it, Tab would start again at the top.
 */
export function keepFocusNear(element: HTMLElement): void {
  const focusable = [...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]')].filter(
    (each) => !each.closest('.Toastify'),
  );
  const before = focusable.slice(0, Math.max(0, focusable.indexOf(element))).toReversed();
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    stop();
    if (document.activeElement === document.body) focusFirst([...before, document.getElementById('content')]);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, maxWaitMs);
}

import { focusFirst } from '../navigation/focusFirst';

/** How long after the press of a button its change may reach the page, in ms. */
const maxWaitMs = 5_000;

const focusableIn = (root: ParentNode): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]'),
];

/**
 * Keeps the focus near an element that a requested change may remove, such as a copy that is undone. The
 * focus then goes to the element before it or to the content of the page, and to its row if that returns.
 * Without this, Tab would start again at the top.
 */
export function keepFocusNear(element: HTMLElement): void {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row;
  const focusable = focusableIn(document).filter((each) => !each.closest('.Toastify'));
  const before = focusable.slice(0, Math.max(0, focusable.indexOf(element))).toReversed();
  let neighbor: Element | null = document.body; // where the focus is while the row is away
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (element.isConnected) return;
    const returned = row === undefined ? null : document.querySelector(`[data-row="${row}"]`);
    const isAway = document.activeElement === document.body || document.activeElement === neighbor;
    if (returned || row === undefined || !isAway) stop();
    if (!isAway) return;
    focusFirst([...(returned ? focusableIn(returned) : []), ...before, document.getElementById('content')]);
    neighbor = document.activeElement;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, maxWaitMs);
}

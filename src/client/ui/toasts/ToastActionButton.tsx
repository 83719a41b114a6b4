import { useRef } from 'react';
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
function keepFocusNear(element: HTMLElement): void {
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

interface ActInToastProps {
  readonly label: string;
  readonly run: () => void;
  readonly onClose: () => void;
}

const isElement = (target: EventTarget | null): target is HTMLElement => target instanceof HTMLElement;

/**
 * The action button of a toast. It runs its action once. The toast library defines the shortcut to the toasts (Alt+T).
 * While the button has the focus the toast stays; afterwards the focus returns to the previous element, or
 * near it where the action has removed it.
 */
export function ToastActionButton({ label, run, onClose }: ActInToastProps) {
  const previousFocus = useRef<HTMLElement>(null);
  const isDone = useRef(false); // the toast disappears after an animation, so a second click is possible
  return (
    <button
      type="button"
      className="toast-action"
      aria-keyshortcuts="Alt+T"
      onFocus={({ relatedTarget, currentTarget }) => {
        const isOutside =
          isElement(relatedTarget) && !currentTarget.closest('section')?.contains(relatedTarget);
        if (isOutside) previousFocus.current = relatedTarget;
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (isDone.current) return;
        isDone.current = true;
        if (previousFocus.current) {
          previousFocus.current.focus();
          keepFocusNear(previousFocus.current);
        }
        onClose();
        run();
      }}
    >
      {label}
    </button>
  );
}

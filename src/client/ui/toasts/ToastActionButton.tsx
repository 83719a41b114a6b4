import { useRef } from 'react';
import { keepFocusNear } from './keepFocusNear';

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

import { useRef } from 'react';

interface ActInToastProps {
  readonly label: string;
  readonly run: () => void;
  readonly onClose: () => void;
}

const isElement = (target: EventTarget | null): target is HTMLElement => target instanceof HTMLElement;

/**
 * A button in a toast that does something about it, once. The key that leads to the toasts is the library's. While the
 * focus is on it the toast stays, and afterwards the focus goes back to where it came from.
 */
export const ActInToast = ({ label, run, onClose }: ActInToastProps) => {
  const cameFrom = useRef<HTMLElement>(null);
  const isDone = useRef(false); // it takes a moment to go, and may be clicked twice
  return (
    <button
      type="button"
      className="toast-action"
      aria-keyshortcuts="Alt+T"
      onFocus={({ relatedTarget, currentTarget }) => {
        const isOutside =
          isElement(relatedTarget) && !currentTarget.closest('section')?.contains(relatedTarget);
        if (isOutside) cameFrom.current = relatedTarget;
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (isDone.current) return;
        isDone.current = true;
        cameFrom.current?.focus();
        onClose();
        run();
      }}
    >
      {label}
    </button>
  );
};

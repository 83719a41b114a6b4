import { X } from 'lucide-react';
import type { MouseEvent } from 'react';

interface CloseToastProps {
  readonly label: string;
  readonly onClose: (event: MouseEvent) => void;
}

/** The button that closes a toast. */
export function ToastCloseButton({ label, onClose }: CloseToastProps) {
  return (
    <button
      type="button"
      className="toast-close"
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        onClose(event);
      }}
    >
      <X aria-hidden="true" size={18} />
    </button>
  );
}

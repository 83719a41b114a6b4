import type { CSSProperties } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { toast } from 'react-toastify/unstyled';
import { toastDuration } from '../../../model/limits';
import { ActInToast } from './ActInToast';
import { CloseToast } from './CloseToast';
import { ToastHost } from './ToastHost';

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly level: 'info' | 'success' | 'warning' | 'error';
  readonly text: string;
  /** More about it, such as what the server said. */
  readonly detail?: string | undefined;
  /** What can be done about it, by a button in it. */
  readonly action?: ToastAction | undefined;
  /** How long it stays, in ms. */
  readonly duration?: number;
  /** What a screen reader hears of the place and of the button that closes it. */
  readonly words: { readonly close: string; readonly notifications: string };
}

/**
 * Toasts outlive the screen that shows them, and appear even before the site does: so they stand in a root of their own
 * beside the site's, one for the document.
 */
const roots = new WeakMap<Document, Root>();

const showHost = (label: string): void => {
  let root = roots.get(document);
  if (!root) {
    const container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
    roots.set(document, root);
  }
  root.render(<ToastHost label={label} />);
};

/** Shows a toast. Errors interrupt a screen reader, everything else waits for its turn. Gives what takes it away again. */
export const showToast = ({
  level,
  text,
  detail,
  action,
  duration = toastDuration,
  words,
}: Toast): (() => void) => {
  showHost(words.notifications);
  const style = { '--toast-duration': `${duration}ms` } as CSSProperties; // React's type knows no custom properties
  const id = toast(
    ({ closeToast }) => (
      <div>
        <p className="toast-text">{text}</p>
        {detail ? <p className="toast-detail">{detail}</p> : null}
        {action ? <ActInToast {...action} onClose={closeToast} /> : null}
      </div>
    ),
    {
      type: level,
      role: level === 'error' ? 'alert' : 'status',
      autoClose: duration,
      style,
      closeButton: ({ closeToast }) => <CloseToast label={words.close} onClose={closeToast} />,
    },
  );
  return () => toast.dismiss(id);
};

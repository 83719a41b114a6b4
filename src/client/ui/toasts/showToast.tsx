import type { CSSProperties, MouseEvent } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { Id } from 'react-toastify/unstyled';
import { toast } from 'react-toastify/unstyled';
import { maxToasts, toastDurationMs } from '../../../model/limits';
import { ToastActionButton } from './ToastActionButton';
import { ToastHost } from './ToastHost';
import { X } from 'lucide-react';
import { newTab } from '../navigation/newTab';

interface ToastLinkProps {
  readonly label: string;
  /** Says to screen readers that it opens in a new tab. */
  readonly hint: string;
  readonly href: string;
}

/** A link of a toast. It opens in a new tab, so that the page stays. */
function ToastLink({ label, hint, href }: ToastLinkProps) {
  return (
    <a
      className="toast-action"
      href={href}
      {...newTab(href)}
      aria-label={`${label} (${hint})`}
      onClick={(event) => event.stopPropagation()}
    >
      {label}
    </a>
  );
}

interface CloseToastProps {
  readonly label: string;
  readonly onClose: (event: MouseEvent) => void;
}

/** The button that closes a toast. */
function ToastCloseButton({ label, onClose }: CloseToastProps) {
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

interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly level: 'info' | 'success' | 'warning' | 'error';
  readonly text: string;
  /** A second line, such as the message of the server. */
  readonly detail?: string | undefined;
  /** The button of the toast. */
  readonly action?: ToastAction | undefined;
  /** A link, which opens in a new tab. `hint` says so to screen readers. */
  readonly link?: { readonly label: string; readonly hint: string; readonly href: string } | undefined;
  /** How long the toast stays, in ms. */
  readonly duration?: number;
  /** Labels for screen readers: of the close button and of the region of the toasts. */
  readonly words: { readonly close: string; readonly notifications: string };
}

/**
 * Toasts outlive the screen that shows them, and can appear before the site is rendered. So they have a separate React
 * root, one per document.
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

const isInUse = (id: Id): boolean =>
  document.getElementById(String(id))?.matches(':hover, :focus-within') ?? false;

/** The shown toasts, oldest first. */
const shownIds: Id[] = [];

/** Dismisses the oldest toast if there are too many. One that has the focus or the pointer stays. */
const dismissOldest = (): void => {
  if (shownIds.length <= maxToasts) return;
  toast.dismiss(shownIds.slice(0, -1).find((id) => !isInUse(id)) ?? shownIds[0]);
};

/**
 * Shows a toast. Screen readers announce errors at once, and other toasts when they are idle.
 * @returns a function that dismisses the toast.
 */
export function showToast({
  level,
  text,
  detail,
  action,
  link,
  duration = toastDurationMs,
  words,
}: Toast): () => void {
  showHost(words.notifications);
  const style = { '--toast-duration': `${duration}ms` } as CSSProperties; // React's type has no custom properties
  const id: Id = toast(
    ({ closeToast }) => (
      <div>
        <p className="toast-text">{text}</p>
        {detail ? <p className="toast-detail">{detail}</p> : null}
        {action ? <ToastActionButton {...action} onClose={closeToast} /> : null}
        {link ? <ToastLink {...link} /> : null}
      </div>
    ),
    {
      type: level,
      role: level === 'error' ? 'alert' : 'status',
      autoClose: duration,
      style,
      onClose: () => void shownIds.splice(shownIds.indexOf(id), 1),
      closeButton: ({ closeToast }) => <ToastCloseButton label={words.close} onClose={closeToast} />,
    },
  );
  shownIds.push(id);
  dismissOldest();
  return () => toast.dismiss(id);
}

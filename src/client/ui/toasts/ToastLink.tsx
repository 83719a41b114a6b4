import { newTab } from '../navigation/newTab';

interface ToastLinkProps {
  readonly label: string;
  /** Says to screen readers that it opens in a new tab. */
  readonly hint: string;
  readonly href: string;
}

/** A link of a toast. It opens in a new tab, so that the page stays. */
export function ToastLink({ label, hint, href }: ToastLinkProps) {
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

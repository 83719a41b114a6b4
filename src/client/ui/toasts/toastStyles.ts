import { breakpoints, toastDuration } from '../../../model/limits';

const color = (token: string): string => `var(--site-colors-${token})`;

/** What is left free above the toasts that stand at the head of the screen. */
export const toastMargin = '0.75rem';

const head = `max(${toastMargin}, env(safe-area-inset-top))`;

/**
 * The look of a toast in the brand's tokens, over the library's own style sheet. A toast leaves when its progress bar has
 * run out, so the bar keeps running where the page is asked for less motion.
 */
export const toastStyles = `
:root:root {
  --toastify-z-index: 1700;
  --toastify-toast-top: 5.5rem;
  --toastify-toast-width: min(22rem, 100vw - 2rem);
  --toastify-font-family: var(--site-fonts-body);
  --toastify-toast-bd-radius: 3px;
  --toastify-toast-padding: 0.875rem 3rem 1rem 0.875rem;
  --toastify-toast-shadow: var(--site-shadows-lifted);
  --toastify-text-color-light: ${color('fg-default')};
  --toastify-color-info: ${color('accent-solid')};
  --toastify-color-success: ${color('success-solid')};
  --toastify-color-warning: ${color('call-bg')};
  --toastify-color-error: ${color('danger-solid')};
}
.Toastify__toast {
  border-left: 6px solid ${color('accent-solid')};
  border-radius: 3px;
  line-height: 1.4;
  overflow: hidden;
  pointer-events: auto; /* also where a dialog has taken the pointer from the page */
}
.Toastify__toast--success { border-left-color: ${color('success-solid')}; }
.Toastify__toast--warning { border-left-color: ${color('call-bg')}; }
.Toastify__toast--error { border-left-color: ${color('danger-solid')}; }
.toast-text { font-weight: 650; overflow-wrap: anywhere; }
.toast-detail { margin-top: 0.25rem; color: ${color('fg-muted')}; font-size: 0.9375rem; overflow-wrap: anywhere; }
.toast-action {
  margin-top: 0.625rem; min-height: 2.75rem; padding: 0 0.75rem; cursor: pointer;
  font-family: var(--site-fonts-heading); font-size: 1.0625rem; font-weight: 750;
  color: ${color('accent-solid')}; background: transparent; border: 2px solid currentColor; border-radius: 2px;
}
.toast-action:hover { background: ${color('accent-subtle')}; }
.toast-action:focus-visible { outline: 3px solid ${color('focus')}; outline-offset: 2px; }
.toast-close {
  position: absolute; top: 0; right: 0; width: 2.75rem; height: 2.75rem;
  display: grid; place-items: center; cursor: pointer; color: ${color('fg-muted')}; background: transparent; border: 0;
}
.toast-close:hover { color: ${color('fg-default')}; }
.toast-close:focus-visible { outline: 3px solid ${color('focus')}; outline-offset: -3px; }
.Toastify__progress-bar--animated { animation-duration: var(--toast-duration, ${toastDuration}ms) !important; }
/* Whoever is in a toast by the keyboard is not hurried. */
.Toastify__toast:focus-within .Toastify__progress-bar--animated { animation-play-state: paused !important; }
/* Over a dialog, which begins below them. */
body:has([role="dialog"]) .Toastify__toast-container { top: ${head} !important; }
/* With little room beside the title, toasts stand over the bar: neither a title nor what was just filled in is below it. */
@media only screen and (max-width: ${breakpoints.lg - 0.02}px) {
  .Toastify__toast-container { top: ${head} !important; }
}
@media only screen and (max-width: 480px) {
  .Toastify__toast-container {
    --toastify-toast-width: 100%;
    left: 0.75rem !important; right: 0.75rem !important; width: auto !important;
  }
  .Toastify__toast { border-radius: 3px; margin-block: 0 0.375rem; }
}
@media (prefers-reduced-motion: reduce) {
  .Toastify__toast .Toastify__progress-bar--animated.Toastify__progress-bar {
    animation-duration: var(--toast-duration, ${toastDuration}ms) !important;
  }
}
`;

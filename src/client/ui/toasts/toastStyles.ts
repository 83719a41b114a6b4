import { breakpoints, toastDurationMs } from '../../../model/limits';

const color = (token: string): string => `var(--site-colors-${token})`;

/** The margin above the toasts at the top of the screen. */
export const toastMargin = '0.75rem';

const topOffset = `max(${toastMargin}, env(safe-area-inset-top))`;

/**
 * The look of a toast with the brand's tokens, on top of the library's style sheet. A toast closes when its progress bar
 * ends, so the bar also runs with reduced motion.
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
  --toastify-color-warning: ${color('primary-bg')};
  --toastify-color-error: ${color('danger-solid')};
}
.Toastify__toast {
  border-left: 6px solid ${color('accent-solid')};
  border-radius: 3px;
  line-height: 1.4;
  overflow: hidden;
  pointer-events: auto; /* a dialog disables pointer events on the page */
}
.Toastify__toast--success { border-left-color: ${color('success-solid')}; }
.Toastify__toast--warning { border-left-color: ${color('primary-bg')}; }
.Toastify__toast--error { border-left-color: ${color('danger-solid')}; }
.toast-text { font-weight: 650; overflow-wrap: anywhere; }
.toast-detail { margin-top: 0.25rem; color: ${color('fg-muted')}; font-size: 0.9375rem; overflow-wrap: anywhere; }
.toast-action {
  margin: 0.625rem 0.5rem 0 0; min-height: 2.75rem; padding: 0 0.75rem; cursor: pointer;
  font-family: var(--site-fonts-heading); font-size: 1.0625rem; font-weight: 750;
  color: ${color('accent-solid')}; background: transparent; border: 2px solid currentColor; border-radius: 2px;
}
a.toast-action { display: inline-flex; align-items: center; text-decoration: none; }
.toast-action:hover { background: ${color('accent-subtle')}; }
.toast-action:focus-visible { outline: 3px solid ${color('focus')}; outline-offset: 2px; }
.toast-close {
  position: absolute; top: 0; right: 0; width: 2.75rem; height: 2.75rem;
  display: grid; place-items: center; cursor: pointer; color: ${color('fg-muted')}; background: transparent; border: 0;
}
.toast-close:hover { color: ${color('fg-default')}; }
.toast-close:focus-visible { outline: 3px solid ${color('focus')}; outline-offset: -3px; }
.Toastify__progress-bar--animated { animation-duration: var(--toast-duration, ${toastDurationMs}ms) !important; }
/* The timer stops while the keyboard focus, the pointer or a finger is on a toast. */
.Toastify__toast:is(:focus-within, :hover, :active) .Toastify__progress-bar--animated { animation-play-state: paused !important; }
/* Above a dialog, which starts below the toasts. */
body:has([role="dialog"]) .Toastify__toast-container { top: ${topOffset} !important; }
/* On narrow screens toasts cover the top bar, so that they hide neither the title nor the form. */
@media only screen and (max-width: ${breakpoints.lg - 0.02}px) {
  .Toastify__toast-container { top: ${topOffset} !important; }
}
@media only screen and (max-width: 480px) {
  .Toastify__toast-container {
    --toastify-toast-width: 100%;
    left: 0.75rem !important; right: 0.75rem !important; width: auto !important;
  }
  .Toastify__toast { border-radius: 3px; margin-block: 0 0.375rem; }
}
/* At the top the toasts would cover a control of the page. */
.Toastify__toast-container.Toastify__toast-container[data-place='bottom'] {
  top: auto !important; bottom: max(${toastMargin}, env(safe-area-inset-bottom)) !important;
}
/* There, the buttons of rows are on the right. */
@media only screen and (min-width: 480.02px) {
  .Toastify__toast-container.Toastify__toast-container[data-place='bottom'] {
    right: calc(50% - var(--toastify-toast-width) / 2) !important;
  }
}
@media (prefers-reduced-motion: reduce) {
  .Toastify__toast .Toastify__progress-bar--animated.Toastify__progress-bar {
    animation-duration: var(--toast-duration, ${toastDurationMs}ms) !important;
  }
}
`;

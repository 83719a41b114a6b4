import { cssTransition } from '../../../node_modules/react-toastify/dist/unstyled.js';

/**
 * The toasts' package for tests of screens. Its own transition folds a closed toast for 335 ms before it is removed. Here a toast is
 * removed when the animation of its end is over.
 */
export * from '../../../node_modules/react-toastify/dist/unstyled.js';

export const Slide = cssTransition({
  enter: 'Toastify--animate Toastify__slide-enter',
  exit: 'Toastify--animate Toastify__slide-exit',
  appendPosition: true,
  collapse: false,
});

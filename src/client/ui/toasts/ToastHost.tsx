import { Global } from '@emotion/react';
import type { AnimationEvent } from 'react';
import { Slide, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { toastDurationMs } from '../../../model/limits';
import { toastStyles } from './toastStyles';
import { useToastPlace } from './useToastPlace';

/**
 * A toast closes when the animation of its bar ends. On a busy machine Chromium may also report an end when the bar begins to run,
 * after 0 s: the toast would disappear at once, with its Undo.
 */
const ignoreFalseEnd = (event: AnimationEvent): void => {
  const isBar = event.target instanceof Element && event.target.matches('.Toastify__progress-bar');
  if (isBar && event.elapsedTime === 0) event.stopPropagation();
};

/** The container of the toasts (specification, section 9). The library's styles are a CSS file, not injected as text. */
export function ToastHost({ label }: { label: string }) {
  return (
    <div ref={useToastPlace()} onAnimationEndCapture={ignoreFalseEnd}>
      <Global styles={toastStyles} />
      <ToastContainer
        aria-label={label}
        position="top-right"
        autoClose={toastDurationMs}
        draggable
        hideProgressBar={false}
        transition={Slide}
        theme="light"
      />
    </div>
  );
}

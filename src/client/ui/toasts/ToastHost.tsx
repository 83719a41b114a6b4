import { Global } from '@emotion/react';
import { Slide, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { toastDurationMs } from '../../../model/limits';
import { toastStyles } from './toastStyles';
import { useToastPlace } from './useToastPlace';

/** The container of the toasts (specification, section 9). The library's styles are a CSS file, not injected as text. */
export function ToastHost({ label }: { label: string }) {
  return (
    <div ref={useToastPlace()}>
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

import { useEffect, useRef } from 'react';
import { toastMargin } from './toastStyles';

/**
 * Sets `--toasts-room` to the height of the toasts at the top of the page, so that a dialog starts below them.
 * @returns the ref for the element around the toasts.
 */
export function useToastHeight() {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = (): void => {
      const toast = wrapper.current?.querySelector('.Toastify__toast');
      const container = toast?.closest<HTMLElement>('.Toastify__toast-container');
      style.setProperty(
        '--toasts-room',
        container ? `calc(${container.offsetHeight}px + ${toastMargin})` : '0px',
      );
    };
    const observer = new MutationObserver(measure);
    if (wrapper.current) observer.observe(wrapper.current, { childList: true, subtree: true });
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty('--toasts-room');
    };
  }, []);
  return wrapper;
}

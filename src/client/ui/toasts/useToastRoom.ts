import { useEffect, useRef } from 'react';
import { toastMargin } from './toastStyles';

/**
 * Tells the page how much room the toasts take at its head, in `--toasts-room`: a dialog begins below them.
 * Gives the ref of the element around them; they come and go in it by themselves.
 */
export const useToastRoom = () => {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = (): void => {
      const toast = around.current?.querySelector('.Toastify__toast');
      const container = toast?.closest<HTMLElement>('.Toastify__toast-container');
      style.setProperty(
        '--toasts-room',
        container ? `calc(${container.offsetHeight}px + ${toastMargin})` : '0px',
      );
    };
    const observer = new MutationObserver(measure);
    if (around.current) observer.observe(around.current, { childList: true, subtree: true });
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty('--toasts-room');
    };
  }, []);
  return around;
};

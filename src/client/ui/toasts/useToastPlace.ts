import { useEffect, useRef } from 'react';
import { toastMargin } from './toastStyles';

const overlaps = (one: Element, other: Element): boolean => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
};

/**
 * Keeps the toasts off the element in use. Sets `--toasts-room` to the height of the toasts at the top of the page, so that a
 * dialog starts below them. If they would still cover the focused element, they move to the bottom.
 * @returns the ref for the element around the toasts.
 */
export function useToastPlace() {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const setRoom = (room: string): void => style.setProperty('--toasts-room', room);
    const place = (): void => {
      const toast = wrapper.current?.querySelector('.Toastify__toast');
      const container = toast?.closest<HTMLElement>('.Toastify__toast-container');
      setRoom(container ? `calc(${container.offsetHeight}px + ${toastMargin})` : '0px');
      if (!container) return;
      const { activeElement, body } = document;
      if (container.contains(activeElement)) return; // toasts with the focus do not move
      delete container.dataset.place;
      if (document.querySelector('[role="dialog"]')) return; // it starts below the toasts
      if (!activeElement || activeElement === body || !overlaps(container, activeElement)) return;
      container.dataset.place = 'bottom';
      setRoom('0px');
    };
    const observer = new MutationObserver(place);
    if (wrapper.current) observer.observe(wrapper.current, { childList: true, subtree: true });
    document.addEventListener('focusin', place);
    place();
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', place);
      style.removeProperty('--toasts-room');
    };
  }, []);
  return wrapper;
}

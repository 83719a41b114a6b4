import { useEffect, useRef } from 'react';
import { toastMargin } from './toastStyles';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** On narrow screens the toasts cover the top bar, which is not in `main`. */
const controls = 'main :is(a[href], button, input, select, textarea, [contenteditable="true"])';

/** Whether toasts at the top cover what is used, or could be, and would not cover the focused element at the bottom. */
const belongAtBottom = (container: HTMLElement): boolean => {
  const atTop = container.getBoundingClientRect();
  const covered = [...document.querySelectorAll(controls)].filter(
    (element) => !container.contains(element) && overlaps(atTop, element.getBoundingClientRect()),
  );
  const { activeElement, body } = document;
  if (covered.length === 0) return false;
  if (!activeElement || activeElement === body || covered.includes(activeElement)) return true;
  const { width, height } = atTop;
  const left = (window.innerWidth - width) / 2;
  const bottom = window.innerHeight;
  const atBottom = { left, right: left + width, top: bottom - height, bottom };
  return !overlaps(atBottom, activeElement.getBoundingClientRect());
};

/**
 * Keeps the toasts off the element in use. Sets `--toasts-room` to the height of the toasts at the top of the page, so that a
 * dialog starts below them. If they would cover a control of the page there, they move to the bottom.
 * @returns the ref for the element around the toasts.
 */
export function useToastPlace() {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const setRoom = (room: string): void => style.setProperty('--toasts-room', room);
    const place = (): void => {
      if (!wrapper.current?.isConnected) return;
      const toast = wrapper.current.querySelector('.Toastify__toast');
      const container = toast?.closest<HTMLElement>('.Toastify__toast-container');
      setRoom(container ? `calc(${container.offsetHeight}px + ${toastMargin})` : '0px');
      if (!container) return;
      if (container.contains(document.activeElement)) return; // toasts with the focus do not move
      delete container.dataset.place;
      if (document.querySelector('[role="dialog"]')) return; // it starts below the toasts
      if (!belongAtBottom(container)) return;
      container.dataset.place = 'bottom';
      setRoom('0px');
    };
    const observer = new MutationObserver(place);
    if (wrapper.current) observer.observe(wrapper.current, { childList: true, subtree: true });
    observer.observe(document.body, { childList: true }); // dialogs open and close there
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

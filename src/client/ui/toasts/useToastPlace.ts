import { useEffect, useRef } from 'react';
import { toastMargin } from './toastStyles';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** On narrow screens the toasts cover the top bar, which is not in `main`. */
const controls = 'main :is(a[href], button, input, select, textarea, [contenteditable="true"])';

/** The element with the focus, and the open menu of that button. */
const elementsInUse = (): readonly Element[] => {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return [];
  const isMenuOpen = activeElement.getAttribute('aria-expanded') === 'true';
  const menu = isMenuOpen && document.getElementById(activeElement.getAttribute('aria-controls') ?? '');
  return menu ? [activeElement, menu] : [activeElement];
};

/**
 * Moves toasts that cover a control from the top to the bottom. They stay at the top if they would cover the
 * element in use at the bottom only.
 */
const avoidControls = (container: HTMLElement): void => {
  if (container.getBoundingClientRect().height === 0) return; // not shown, as in print
  const isCovered = (element: Element): boolean =>
    overlaps(container.getBoundingClientRect(), element.getBoundingClientRect());
  const [active, menu] = elementsInUse();
  const used = [active, menu].filter((element) => element !== undefined);
  const covered = [...document.querySelectorAll(controls), ...used].filter(
    (element) => !container.contains(element) && isCovered(element),
  );
  if (covered.length === 0) return;
  container.dataset.place = 'bottom';
  if (covered.some((element) => element === active || menu?.contains(element))) return;
  if (used.some(isCovered)) delete container.dataset.place;
};

/** Sets `--toasts-room` on the page; without a height, removes it. */
const setRoom = (height?: string): void => {
  const { style } = document.documentElement;
  if (height === undefined) style.removeProperty('--toasts-room');
  else style.setProperty('--toasts-room', height);
};

/** Places the toasts in an element. Toasts with the focus do not move. */
const place = (wrapper: HTMLElement | null): void => {
  if (!wrapper?.isConnected) return;
  const toast = wrapper.querySelector('.Toastify__toast');
  const container = toast?.closest<HTMLElement>('.Toastify__toast-container');
  if (!container) {
    setRoom('0px');
    return;
  }
  if (!container.contains(document.activeElement)) {
    delete container.dataset.place;
    const hasDialog = document.querySelector('[role="dialog"]') !== null; // it starts below the toasts
    if (!hasDialog) avoidControls(container);
  }
  const isAtBottom = container.dataset.place === 'bottom';
  setRoom(isAtBottom ? '0px' : `calc(${container.offsetHeight}px + ${toastMargin})`);
};

/** Calls back, at most once a frame, when something appears on the page or leaves it: another screen, below a toast. */
const watchScreens = (update: () => void): (() => void) => {
  let frame = 0;
  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      update();
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
};

/**
 * Keeps the toasts off the element in use. Sets `--toasts-room` to the height of the toasts at the top of the page, so that a
 * dialog starts below them. If they would cover a control of the page there, they move to the bottom.
 * @returns the ref for the element around the toasts.
 */
export function useToastPlace() {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isPressed = false;
    const update = (): void => {
      if (!isPressed) place(wrapper.current);
    };
    // Pressing a button moves the focus. If toasts moved below the pointer then, the button would get no click.
    const press = (): void => void (isPressed = true);
    const release = (): void => {
      isPressed = false;
      requestAnimationFrame(update); // after the click
    };
    const observer = new MutationObserver(update);
    if (wrapper.current) observer.observe(wrapper.current, { childList: true, subtree: true });
    observer.observe(document.body, { childList: true }); // dialogs open and close there
    const layout = new ResizeObserver(update); // a form closes in the page, and the controls below it move
    layout.observe(document.body);
    const endScreens = watchScreens(update);
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('focusin', update, { signal });
    document.addEventListener('pointerdown', press, { signal, capture: true });
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, release, { signal, capture: true });
    update();
    return () => {
      observer.disconnect();
      layout.disconnect();
      endScreens();
      ended.abort();
      setRoom();
    };
  }, []);
  return wrapper;
}

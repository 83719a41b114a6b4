import { isPlainClick } from '../../ui/navigation/isPlainClick';

/** The link or button that an event is about. */
const controlOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a[href],button') : null;

/**
 * Records the last button that was clicked before React hydrates the page. Links work without scripts.
 * @returns a function that stops recording and returns the button
 */
export function recordClicks(): () => HTMLElement | null {
  let clicked: HTMLElement | null = null;
  const record = (event: Event): void => {
    const control = controlOf(event);
    clicked = control?.matches('button') ? control : null;
  };
  addEventListener('click', record, true);
  return () => {
    removeEventListener('click', record, true);
    return clicked;
  };
}

/** For these events React hydrates all that leads to their target at once. That is a long task. */
const urgentEvents = [
  'touchstart',
  'touchend',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'keydown',
  'keyup',
  'click',
];

/**
 * Defers clicks on links and buttons while React hydrates the page in short tasks.
 * @param earlier the button that was recorded before that
 * @returns a function that stops deferring and replays the last click
 */
export function deferClicks(earlier: HTMLElement | null | undefined): () => void {
  let clicked = earlier;
  const deferring = new AbortController();
  const { signal } = deferring;
  const defer = (event: Event): void => {
    const control = controlOf(event);
    if (control) event.stopPropagation();
    if (event.type !== 'click') return;
    clicked = undefined;
    if (!control || !(event instanceof MouseEvent && isPlainClick(event))) return;
    event.preventDefault();
    clicked = control;
  };
  const replay = (): void => {
    if (signal.aborted) return;
    deferring.abort();
    clicked?.click();
  };
  urgentEvents.forEach((type) => addEventListener(type, defer, { capture: true, signal }));
  addEventListener('error', replay, { signal }); // React may have failed: a link is a link again
  return replay;
}

/** The link or button that an event is about. */
const controlOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a[href],button') : null;

/**
 * Remembers the last button that was clicked while the page cannot answer yet. Links work without scripts.
 * @returns a function that ends this and returns the button
 */
export function keepClicks(): () => HTMLElement | null {
  let clicked: HTMLElement | null = null;
  const keep = (event: Event): void => {
    const control = controlOf(event);
    clicked = control?.matches('button') ? control : null;
  };
  addEventListener('click', keep, true);
  return () => {
    removeEventListener('click', keep, true);
    return clicked;
  };
}

/** For these events React takes over all that leads to their target at once. That is a long task. */
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

/** Whether the browser would follow a link in this tab, as React does. */
const isPlainClick = (event: Event): boolean =>
  event instanceof MouseEvent &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Keeps clicks on links and buttons from React while it takes the page over in short tasks.
 * @param earlier the button that was clicked before that
 * @returns a function that ends this and repeats the last click, so that the page answers it
 */
export function holdClicks(earlier: HTMLElement | null | undefined): () => void {
  let clicked = earlier;
  const holding = new AbortController();
  const { signal } = holding;
  const hold = (event: Event): void => {
    const control = controlOf(event);
    if (control) event.stopPropagation();
    if (event.type !== 'click') return;
    clicked = undefined;
    if (!control || !isPlainClick(event)) return;
    event.preventDefault();
    clicked = control;
  };
  const answer = (): void => {
    if (signal.aborted) return;
    holding.abort();
    clicked?.click();
  };
  urgentEvents.forEach((type) => addEventListener(type, hold, { capture: true, signal }));
  addEventListener('error', answer, { signal }); // React may have failed: a link is a link again
  return answer;
}

import type { DragDropManager } from '@dnd-kit/dom';

/** The time after which the elements no longer move, in ms. */
const settleTimeoutMs = 1_000;

/**
 * Keeps the focus on a row that was moved by keyboard, so that it can be moved again. The library and React both move its
 * element, in either order, and an element that is moved loses the focus.
 */
export function keepFocusAfter(
  { source, activatorEvent }: Pick<DragDropManager['dragOperation'], 'source' | 'activatorEvent'>,
  list: Element | null,
): void {
  if (!list || !source || !(activatorEvent instanceof KeyboardEvent)) return;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body) return;
    const row = list.querySelector(`[data-row="${source.id}"]:not([data-dnd-placeholder])`);
    row?.querySelector<HTMLElement>('[aria-roledescription]')?.focus();
  });
  observer.observe(list, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), settleTimeoutMs);
}

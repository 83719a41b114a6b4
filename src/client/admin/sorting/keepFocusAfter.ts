import type { DragDropManager } from '@dnd-kit/dom';

/** By when the elements have come to rest, in ms. */
const settled = 1_000;

/**
 * A row that was moved by keyboard keeps the focus, so that it can be moved on. Its element is brought to its new place by the
 * library and by React, whichever comes last, and an element that is moved loses the focus.
 */
export const keepFocusAfter = (
  { source, activatorEvent }: Pick<DragDropManager['dragOperation'], 'source' | 'activatorEvent'>,
  list: HTMLElement | null,
): void => {
  if (!list || !source || !(activatorEvent instanceof KeyboardEvent)) return;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body) return;
    const row = list.querySelector(`[data-row="${source.id}"]:not([data-dnd-placeholder])`);
    row?.querySelector<HTMLElement>('[aria-roledescription]')?.focus();
  });
  observer.observe(list, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), settled);
};

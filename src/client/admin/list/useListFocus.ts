import { useCallback, useEffect, useRef } from 'react';
import type { ListEditorState } from './useListEditor';

/**
 * Restores the focus if the focused element is gone after a row was edited or deleted, or the list was reordered. The
 * focus goes to a button of the row, else to a button of the list: after adding, to the one with `data-adds`. A row's
 * buttons must be in an element with `data-row-id`.
 * @returns the ref of the element around all these buttons, and a function that finds the button, for a dialog that
 * closes
 */
export function useListFocus({
  isBlocked,
  isAdding,
  row,
}: Pick<ListEditorState, 'isBlocked' | 'isAdding' | 'row'>) {
  const list = useRef<HTMLDivElement & HTMLElement>(null);
  const lastId = useRef<number>(undefined);
  const wasAdding = useRef(isAdding);
  const wasBlocked = useRef(isBlocked);
  const findButton = useCallback(
    (): HTMLButtonElement | null =>
      list.current?.querySelector<HTMLButtonElement>(`[data-row-id="${lastId.current}"] button`) ??
      (wasAdding.current ? list.current?.querySelector<HTMLButtonElement>('[data-adds]:enabled') : null) ??
      list.current?.querySelector<HTMLButtonElement>('button:enabled') ??
      null,
    [],
  );
  useEffect(() => {
    if (isBlocked) {
      lastId.current = row?.id;
      wasAdding.current = isAdding;
    } else if (wasBlocked.current && document.activeElement === document.body) {
      findButton()?.focus();
    }
    wasBlocked.current = isBlocked;
  }, [isBlocked, isAdding, row?.id, findButton]);
  return { list, findButton };
}

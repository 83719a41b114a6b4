import { useCallback, useEffect, useRef } from 'react';
import type { ListEditorState } from './useListEditor';

/**
 * What had the focus may be gone once a row was edited or deleted, or the list brought into order: the keyboard then goes on
 * from the row's own buttons, else from the list's: from the one with `data-adds` where something was added. Gives the ref of the element around both, and finds the button for a
 * dialog that closes; a row's buttons stand in an element with `data-row-id`.
 */
export const useRestoredFocus = ({
  isBlocked,
  isAdding,
  row,
}: Pick<ListEditorState, 'isBlocked' | 'isAdding' | 'row'>) => {
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
};

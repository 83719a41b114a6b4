import { useCallback } from 'react';
import { useAppStore } from '../../store/hooks';
import type { AppStore } from '../../store/store';
import { selectHasUnsavedChanges } from '../../store/session/unsaved';
import { textIn } from '../../ui/text/textIn';

/** Asks, where something would be lost, whether it may be: true where nothing would, or where it may. */
export const mayDiscard = (store: AppStore): boolean =>
  !selectHasUnsavedChanges(store.getState()) ||
  window.confirm(textIn(store.getState(), 'admin')('unsaved-question'));

/** For what closes by itself, such as a dialog: `if (!isDirty || mayDiscard()) close()`. */
export const useMayDiscard = (): (() => boolean) => {
  const store = useAppStore();
  return useCallback(() => mayDiscard(store), [store]);
};

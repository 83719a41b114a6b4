import { useCallback } from 'react';
import { useAppStore } from '../../store/hooks';
import type { AppStore } from '../../store/store';
import { selectHasUnsavedChanges } from '../../store/session/unsaved';
import { textIn } from '../../ui/text/textIn';

/** Asks whether unsaved changes may be discarded. Returns true without a question if there are none. */
export function mayDiscard(store: AppStore): boolean {
  return (
    !selectHasUnsavedChanges(store.getState()) ||
    window.confirm(textIn(store.getState(), 'admin')('unsaved-question'))
  );
}

/** For components that can be closed, such as a dialog: `if (!isDirty || mayDiscard()) close()`. */
export function useMayDiscard(): () => boolean {
  const store = useAppStore();
  return useCallback(() => mayDiscard(store), [store]);
}

import { useEffect } from 'react';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectHasUnsavedChanges } from '../../store/session/unsaved';
import { guardHistory } from '../../ui/navigation/guardHistory';
import { guardLinks } from './guardLinks';
import { mayDiscard } from './mayDiscard';

const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Asks before unsaved changes are lost. The browser asks before the document is unloaded; the site asks before a link
 * or the browser's buttons show another page.
 */
export function useLeaveGuard(): void {
  const store = useAppStore();
  const isDirty = useAppSelector(selectHasUnsavedChanges);
  useEffect(() => {
    if (!isDirty) return;
    const mayLeave = (): boolean => mayDiscard(store);
    const stopLinks = guardLinks(mayLeave);
    const stopHistory = guardHistory(mayLeave);
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      stopLinks();
      stopHistory();
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [store, isDirty]);
}

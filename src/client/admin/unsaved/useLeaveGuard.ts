import { useEffect } from 'react';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectHasUnsavedChanges } from '../../store/session/unsaved';
import { guardHistory } from '../../ui/navigation/guardHistory';
import { guardLinks } from './guardLinks';
import { mayDiscard } from './mayDiscard';

const keepPage = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * While something typed is not saved, asks before it is lost: by the browser before the document goes, by a question of our
 * own before a link or the browser's buttons show another page.
 */
export const useLeaveGuard = (): void => {
  const store = useAppStore();
  const isDirty = useAppSelector(selectHasUnsavedChanges);
  useEffect(() => {
    if (!isDirty) return;
    const mayLeave = (): boolean => mayDiscard(store);
    const stopLinks = guardLinks(mayLeave);
    const stopHistory = guardHistory(mayLeave);
    window.addEventListener('beforeunload', keepPage);
    return () => {
      stopLinks();
      stopHistory();
      window.removeEventListener('beforeunload', keepPage);
    };
  }, [store, isDirty]);
};

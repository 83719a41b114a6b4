import { useEffect, useId } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { changesBegan, changesSettled } from '../../store/session/unsaved';

/**
 * Registers whether there are unsaved changes here. While there are, leaving the page asks first: by a link, the
 * browser's buttons, a reload or logging out.
 */
export function useUnsavedChanges(isDirty: boolean): void {
  const id = useId();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isDirty) return;
    dispatch(changesBegan(id));
    return () => void dispatch(changesSettled(id));
  }, [isDirty, id, dispatch]);
}

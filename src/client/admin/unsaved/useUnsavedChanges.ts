import { useEffect, useId } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { changesBegan, changesSettled } from '../../store/session/unsaved';

/**
 * Says whether what is typed here would be lost: while it would, leaving the page (a link, the browser's buttons, a
 * reload, logging out) asks first.
 */
export const useUnsavedChanges = (isDirty: boolean): void => {
  const id = useId();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isDirty) return;
    dispatch(changesBegan(id));
    return () => void dispatch(changesSettled(id));
  }, [isDirty, id, dispatch]);
};

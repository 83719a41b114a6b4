import { useMemo } from 'react';
import { endpoints } from '../../store/api/adminApi';
import { useAppDispatch } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';
import type { AdminToasts } from './toasts';
import { createToasts } from './toasts';

/** The toasts of the administration: `const toasts = useToasts(); toasts.added('tanker', version)`. */
export function useToasts(): AdminToasts {
  const text = useTexts('toast');
  const shared = useTexts('shared');
  const dispatch = useAppDispatch();
  return useMemo(
    // a toast outlives its component, whose hook would not clean up after it
    () => createToasts(text, shared, (id) => dispatch(endpoints.undo.initiate(id, { track: false }))),
    [text, shared, dispatch],
  );
}

import { useMemo } from 'react';
import { endpoints } from '../../store/api/adminApi';
import { useTexts } from '../../ui/text/useTexts';
import { useRequest } from '../requests/useRequest';
import type { AdminToasts } from './toasts';
import { createToasts } from './toasts';

/** The toasts of the administration: `const toasts = useToasts(); toasts.added('tanker', version)`. */
export function useToasts(): AdminToasts {
  const text = useTexts('toast');
  const shared = useTexts('shared');
  const request = useRequest();
  return useMemo(
    () => createToasts(text, shared, (id) => request(endpoints.undo, id)),
    [text, shared, request],
  );
}

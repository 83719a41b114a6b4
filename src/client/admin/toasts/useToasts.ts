import { useMemo } from 'react';
import { endpoints } from '../../store/api/adminApi';
import { useTexts } from '../../ui/text/useTexts';
import type { AdminToasts } from './toasts';
import { createToasts } from './toasts';

/** The toasts of the administration: `const toasts = useToasts(); toasts.added('tanker', version)`. */
export function useToasts(): AdminToasts {
  const text = useTexts('toast');
  const shared = useTexts('shared');
  const [undo] = endpoints.undo.useMutation();
  return useMemo(() => createToasts(text, shared, undo), [text, shared, undo]);
}

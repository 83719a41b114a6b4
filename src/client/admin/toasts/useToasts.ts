import { useMemo } from 'react';
import { calls } from '../../store/api/adminApi';
import { useTexts } from '../../ui/text/useTexts';
import { useCall } from '../requests/useRequest';
import type { Toasts } from './toasts';
import { createToasts } from './toasts';

/** The toasts of the administration: `const toasts = useToasts(); toasts.added('tanker', version)`. */
export const useToasts = (): Toasts => {
  const text = useTexts('toast');
  const shared = useTexts('shared');
  const call = useCall();
  return useMemo(() => createToasts(text, shared, (id) => call(calls.undo, id)), [text, shared, call]);
};

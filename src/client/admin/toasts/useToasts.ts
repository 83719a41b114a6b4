import { useMemo } from 'react';
import { useTexts } from '../../ui/text/useTexts';
import type { Toasts } from './toasts';
import { createToasts } from './toasts';

/** The toasts of the administration: `const toasts = useToasts(); toasts.added('tanker')`. */
export const useToasts = (): Toasts => {
  const text = useTexts('toast');
  const shared = useTexts('shared');
  return useMemo(() => createToasts(text, shared), [text, shared]);
};

import { useTexts } from '../../../ui/text/useTexts';
import { useTextForm } from './useTextForm';

/** A form with one field, for a code. */
export function useCodeForm() {
  const text = useTexts('login');
  return useTextForm(
    { code: '' },
    { code: (value) => (value.trim() === '' ? text('error-code-required') : undefined) },
  );
}

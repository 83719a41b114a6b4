import { useTexts } from '../../../ui/text/useTexts';
import { useCodeForm } from '../../controls/useCodeForm';
import { useTextForm } from '../../controls/useTextForm';

/** The forms of the steps: the password starts the setup, a code confirms it, both turn the second factor off. */
export function useForms() {
  const text = useTexts('common');
  const login = useTexts('login');
  const validatePassword = (value: string) => (value ? undefined : text('error-current-password-required'));
  const validateCode = (value: string) => (value.trim() ? undefined : login('error-code-required'));
  const start = useTextForm({ current_password: '' }, { current_password: validatePassword });
  const confirm = useCodeForm();
  const turnOff = useTextForm(
    { current_password: '', code: '' },
    { current_password: validatePassword, code: validateCode },
  );
  const reset = (): void => {
    for (const form of [start, confirm, turnOff]) form.reset();
  };
  return { start, confirm, turnOff, reset };
}

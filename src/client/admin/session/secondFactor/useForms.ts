import { useTexts } from '../../../ui/text/useTexts';
import { useCodeForm } from '../../controls/useCodeForm';
import { useTextForm } from '../../controls/useTextForm';

/** The forms of the steps: the password begins, a code confirms, both turn it off. */
export const useForms = () => {
  const text = useTexts('common');
  const login = useTexts('login');
  const password = (value: string) => (value ? undefined : text('error-current-password-required'));
  const code = (value: string) => (value.trim() ? undefined : login('error-code-required'));
  const start = useTextForm({ current_password: '' }, { current_password: password });
  const confirm = useCodeForm();
  const turnOff = useTextForm({ current_password: '', code: '' }, { current_password: password, code });
  const reset = (): void => {
    for (const form of [start, confirm, turnOff]) form.reset();
  };
  return { start, confirm, turnOff, reset };
};

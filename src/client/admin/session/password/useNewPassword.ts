import { useState } from 'react';
import { minPasswordStrength } from '../../../../model/limits';
import { passwordLengthError, passwordLimits } from '../../../../model/account/password';
import { useTexts } from '../../../ui/text/useTexts';
import { usePasswordStrength } from './usePasswordStrength';

/** A password that the server rejected, and its message. */
export interface RejectedPassword {
  readonly password: string;
  readonly message: string;
}

const lengthErrorKeys = {
  passwordTooShort: 'password-too-short',
  passwordTooLong: 'password-too-long',
} as const;

/** The validation of the new password of an account, and its strength. */
export function useNewPassword(email: string) {
  const text = useTexts('common');
  const admin = useTexts('admin');
  const toast = useTexts('toast');
  const { strengthOf, load } = usePasswordStrength(email);
  const [rejected, setRejected] = useState<RejectedPassword>();
  const errorOf = (password: string): string | undefined => {
    if (!password) return text('error-password-required');
    const lengthError = passwordLengthError(password);
    if (lengthError) return admin(lengthErrorKeys[lengthError], { count: passwordLimits[lengthError] });
    if (strengthOf && strengthOf(password) < minPasswordStrength) return admin('password-easy');
    return password === rejected?.password ? rejected.message : undefined;
  };
  const confirmationErrorOf = (value: string, { password }: { readonly password: string }) => {
    if (!value) return text('error-confirm-password-required');
    return value === password ? undefined : toast('passwords-differ');
  };
  return { errorOf, confirmationErrorOf, strengthOf, load, rejected, setRejected };
}

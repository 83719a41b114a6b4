import { useState } from 'react';
import { minPasswordStrength } from '../../../../model/limits';
import { passwordLengthError, passwordLimits } from '../../../../model/account/password';
import { useTexts } from '../../../ui/text/useTexts';
import { usePasswordStrength } from './usePasswordStrength';

/** A password that the server took for none, and why. */
export interface RefusedPassword {
  readonly password: string;
  readonly message: string;
}

const faultKeys = { passwordTooShort: 'password-too-short', passwordTooLong: 'password-too-long' } as const;

/** What is asked of the new password of an account, and how hard it is to guess. */
export const useNewPassword = (email: string) => {
  const text = useTexts('common');
  const admin = useTexts('admin');
  const { strengthOf, load } = usePasswordStrength(email);
  const [refused, setRefused] = useState<RefusedPassword>();
  const errorOf = (password: string): string | undefined => {
    if (!password) return text('error-password-required');
    const fault = passwordLengthError(password);
    if (fault) return admin(faultKeys[fault], { count: passwordLimits[fault] });
    if (strengthOf && strengthOf(password) < minPasswordStrength) return admin('password-easy');
    return password === refused?.password ? refused.message : undefined;
  };
  return { errorOf, strengthOf, load, refused, setRefused };
};

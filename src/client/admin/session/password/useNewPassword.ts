import { useState, useEffect } from 'react';
import { minPasswordStrength } from '../../../../model/limits';
import { passwordLengthError, passwordLimits } from '../../../../model/account/password';
import { useTexts } from '../../../ui/text/useTexts';
import type { PasswordStrength } from '../../../../model/account/password';
import { importWithRetry } from '../../../ui/lazy/importWithRetry';

const load = () => import(/* webpackChunkName: "password-strength" */ './passwordStrength');

type Estimate = (password: string) => PasswordStrength;

/** Caches the last estimate: it is slow, and a form requests it several times. */
const memoizeLast = (estimate: Estimate): Estimate => {
  let last: { readonly password: string; readonly strength: PasswordStrength } | undefined;
  return (password) => {
    if (last?.password !== password) last = { password, strength: estimate(password) };
    return last.strength;
  };
};

/**
 * The strength of a password of an account. The list of known passwords is large; calling `load` starts its download. Until
 * it is loaded, or if that fails, `strengthOf` is undefined and the server alone decides.
 */
function usePasswordStrength(email: string) {
  const [isRequested, setIsRequested] = useState(false);
  const [strengthOf, setStrengthOf] = useState<Estimate>();
  useEffect(() => {
    if (!isRequested) return undefined;
    let isStale = false;
    importWithRetry(load).then(
      (loaded) => {
        if (!isStale) setStrengthOf(() => memoizeLast((password) => loaded.strengthOf(password, email)));
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [isRequested, email]);
  return { strengthOf, load: () => setIsRequested(true) };
}

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

import { useEffect, useState } from 'react';
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
export function usePasswordStrength(email: string) {
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

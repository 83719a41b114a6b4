import { useEffect, useState } from 'react';
import type { PasswordStrength } from '../../../../model/account/password';
import { importWithRetry } from '../../../ui/lazy/importWithRetry';

const load = () => import(/* webpackChunkName: "password-strength" */ './passwordStrength');

type Estimate = (password: string) => PasswordStrength;

/** An estimate takes a while, and a form asks for it several times. */
const rememberingLast = (estimate: Estimate): Estimate => {
  let last: { readonly password: string; readonly strength: PasswordStrength } | undefined;
  return (password) => {
    if (last?.password !== password) last = { password, strength: estimate(password) };
    return last.strength;
  };
};

/**
 * How hard a password of an account is to guess. The known passwords are large, and loaded once `load` is called: until
 * they are here, or where they cannot be had, there is no estimate, and the server decides alone.
 */
export const usePasswordStrength = (email: string) => {
  const [isWanted, setIsWanted] = useState(false);
  const [strengthOf, setStrengthOf] = useState<Estimate>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    importWithRetry(load).then(
      (loaded) => {
        if (!isGone) setStrengthOf(() => rememberingLast((password) => loaded.strengthOf(password, email)));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, email]);
  return { strengthOf, load: () => setIsWanted(true) };
};

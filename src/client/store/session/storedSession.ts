import { tokenKey, userKey } from './session';

/** The part of a session that a tab stores across reloads. Only the administration writes it. */

/** Present while the account must set up the second factor that the site requires. */
const secondFactorKey = 'needsSecondFactor';

/** Whether the server's last response required the setup of a second factor. */
export const storedSecondFactorNeed = (): boolean => sessionStorage.getItem(secondFactorKey) !== null;

export const storeSecondFactorNeed = (needsSecondFactor: boolean): void => {
  if (needsSecondFactor) sessionStorage.setItem(secondFactorKey, 'true');
  else sessionStorage.removeItem(secondFactorKey);
};

export const storeSession = (email: string, token: string): void => {
  sessionStorage.setItem(userKey, JSON.stringify(email));
  sessionStorage.setItem(tokenKey, token);
};

export const clearStoredSession = (): void => {
  for (const key of [userKey, tokenKey, secondFactorKey]) sessionStorage.removeItem(key);
};

import { tokenKey, userKey } from './session';

/** What a tab keeps of its session beyond a reload. Only the administration writes it. */

/** There while the session waits for the second factor that the site requires. */
const needKey = 'needsSecondFactor';

/** What the server said last of the second factor that it waits for. */
export const storedSecondFactorNeed = (): boolean => sessionStorage.getItem(needKey) !== null;

export const storeSecondFactorNeed = (needsSecondFactor: boolean): void => {
  if (needsSecondFactor) sessionStorage.setItem(needKey, 'true');
  else sessionStorage.removeItem(needKey);
};

export const storeSession = (email: string, token: string): void => {
  sessionStorage.setItem(userKey, JSON.stringify(email));
  sessionStorage.setItem(tokenKey, token);
};

export const clearStoredSession = (): void => {
  for (const key of [userKey, tokenKey, needKey]) sessionStorage.removeItem(key);
};

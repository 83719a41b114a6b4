import { administrationPageKey } from './lastAdministrationPage';
import { tokenKey, userKey, viewAsVisitorKey } from './storedUser';

/** The part of a session that a tab stores across reloads. Only the administration writes it. */

/** Present while the account must set up the second factor that the site requires. */
const secondFactorKey = 'needsSecondFactor';

/** Whether the server's last response required the setup of a second factor. */
export function storedSecondFactorNeed(): boolean {
  return sessionStorage.getItem(secondFactorKey) !== null;
}

export function storeSecondFactorNeed(needsSecondFactor: boolean): void {
  if (needsSecondFactor) sessionStorage.setItem(secondFactorKey, 'true');
  else sessionStorage.removeItem(secondFactorKey);
}

export function storeSession(email: string, token: string): void {
  sessionStorage.setItem(userKey, JSON.stringify(email));
  sessionStorage.setItem(tokenKey, token);
}

export function clearStoredSession(): void {
  for (const key of [userKey, tokenKey, secondFactorKey, administrationPageKey, viewAsVisitorKey])
    sessionStorage.removeItem(key);
}

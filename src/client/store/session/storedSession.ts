import { administrationPageKey } from './lastAdministrationPage';
import { storedText } from '../storedText';
import { tokenKey, userKey, viewAsVisitorKey } from './storedUser';

/** The part of a session that a tab stores across reloads. Only the administration writes it. */

/** Present while the account must set up the second factor that the site requires. */
const secondFactorKey = 'needsSecondFactor';

const secondFactorNeed = storedText('sessionStorage', secondFactorKey);

/** Whether the server's last response required the setup of a second factor. */
export function storedSecondFactorNeed(): boolean {
  return secondFactorNeed.get() !== null;
}

export function storeSecondFactorNeed(needsSecondFactor: boolean): void {
  secondFactorNeed.set(needsSecondFactor ? 'true' : null);
}

/** @throws where storage is forbidden or full: a login that cannot be stored fails */
export function storeSession(email: string, token: string): void {
  sessionStorage.setItem(userKey, JSON.stringify(email));
  sessionStorage.setItem(tokenKey, token);
}

export function clearStoredSession(): void {
  for (const key of [userKey, tokenKey, secondFactorKey, administrationPageKey, viewAsVisitorKey])
    sessionStorage.removeItem(key);
}

import { codeRequired } from '../../../model/account/secondFactor';
import type { Credentials } from '../../store/api/accountEndpoints';
import { calls, joinAdministration } from '../../store/api/adminApi';
import { isApiError } from '../../store/api/api';
import { storeNeed, storeSession } from '../../store/session/storedSession';
import type { AppStore } from '../../store/store';
import type { LoginOutcome } from './login/login.machine';

/**
 * Logs in and keeps the session in this tab; what the page shows is up to whoever calls. A login that was cancelled
 * while it was on its way keeps nothing.
 */
export const logIn = async (
  store: AppStore,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<LoginOutcome> => {
  joinAdministration(store);
  const { data, error } = await store.dispatch(calls.login.initiate(credentials, { track: false }));
  if (error) {
    if (!isApiError(error)) return { isAccepted: false, message: null };
    const isCodeRequired = error.code === codeRequired;
    return { isAccepted: false, isCodeRequired, message: error.message };
  }
  if (!signal.aborted) {
    storeSession(credentials.email, data.Authorization);
    storeNeed(data.needsSecondFactor);
  }
  return { isAccepted: true };
};

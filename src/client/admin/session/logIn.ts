import { codeRequired } from '../../../model/account/secondFactor';
import type { Credentials } from '../../store/api/endpoints/sessionEndpoints';
import { endpoints, injectAdminApi } from '../../store/api/adminApi';
import { isApiError } from '../../store/api/api';
import { storeSecondFactorNeed, storeSession } from '../../store/session/storedSession';
import type { AppStore } from '../../store/store';
import type { SubmissionOutcome } from '../controls/inputs/submission.machine';

/**
 * Logs in and stores the session in this tab. The caller decides what the page shows. A login that is cancelled during
 * the request stores nothing.
 */
export async function logIn(
  store: AppStore,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<SubmissionOutcome> {
  injectAdminApi(store);
  const { data, error } = await store.dispatch(endpoints.login.initiate(credentials, { track: false }));
  if (error) {
    if (!isApiError(error)) return { isAccepted: false, message: null };
    const isCodeRequired = error.code === codeRequired;
    return { isAccepted: false, isCodeRequired, message: error.message };
  }
  if (!signal.aborted) {
    storeSession(credentials.email, data.Authorization);
    storeSecondFactorNeed(data.needsSecondFactor);
  }
  return { isAccepted: true };
}

import type { Credentials } from '../../store/accountEndpoints';
import { calls, joinAdministration } from '../../store/administration';
import { isApiError } from '../../store/api';
import { storeSession } from '../../store/session';
import type { AppStore } from '../../store/store';
import type { SubmissionOutcome } from '../machines/submission.machine';

/**
 * Logs in and keeps the session in this tab; what the page shows is up to whoever calls. A login that was cancelled
 * while it was on its way keeps nothing.
 */
export const logIn = async (
  store: AppStore,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<SubmissionOutcome> => {
  joinAdministration(store);
  const { data, error } = await store.dispatch(calls.login.initiate(credentials, { track: false }));
  if (error) return { isAccepted: false, message: isApiError(error) ? error.message : null };
  if (!signal.aborted) storeSession(credentials.email, data.Authorization);
  return { isAccepted: true };
};

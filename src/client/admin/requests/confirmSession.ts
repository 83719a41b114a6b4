import { endpoints } from '../../store/api/adminApi';
import { isApiError } from '../../store/api/api';
import { storeSecondFactorNeed } from '../../store/session/storedSession';
import { sessionConfirmed, storedToken } from '../../store/session/session';
import type { AppStore } from '../../store/store';

/**
 * Loads the session from the server and stores the super-user's permissions, the image host, and whether a second
 * factor must be set up first. A back-end that does not have this endpoint or does not respond changes nothing: the
 * session stays valid as the specification, section 4, says. Nor does the response count if the session was replaced
 * or ended here in between.
 * @returns false if the server no longer knows the session
 */
export async function confirmSession(store: AppStore): Promise<boolean> {
  const token = storedToken();
  const { data, error } = await store.dispatch(endpoints.session.initiate(undefined, { track: false }));
  if (storedToken() !== token) return true;
  if (data) {
    storeSecondFactorNeed(data.needsSecondFactor);
    store.dispatch(sessionConfirmed(data));
  }
  return !(isApiError(error) && error.status === 401);
}

import { endpoints } from '../../store/api/adminApi';
import { isApiError } from '../../store/api/api';
import { storeSecondFactorNeed } from '../../store/session/storedSession';
import { sessionConfirmed, storedToken } from '../../store/session/session';
import type { AppStore } from '../../store/store';

/**
 * Asks the server who this is, and keeps its answer: the super-user's rights, where images go, and whether a second factor is
 * to be set up first. False where the server
 * no longer knows the session. A back-end without this call, or one that does not answer, changes nothing: the session
 * counts as the specification, section 4, says. So does one that was replaced or ended here meanwhile.
 */
export const confirmSession = async (store: AppStore): Promise<boolean> => {
  const token = storedToken();
  const { data, error } = await store.dispatch(endpoints.session.initiate(undefined, { track: false }));
  if (storedToken() !== token) return true;
  if (data) {
    storeSecondFactorNeed(data.needsSecondFactor);
    store.dispatch(sessionConfirmed(data));
  }
  return !(isApiError(error) && error.status === 401);
};

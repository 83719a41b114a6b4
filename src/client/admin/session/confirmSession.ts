import { calls } from '../../store/administration';
import { isApiError } from '../../store/api';
import { sessionConfirmed, storedToken } from '../../store/session';
import type { AppStore } from '../../store/store';

/**
 * Asks the server who this is, and keeps its answer: the super-user's rights and where images go. False where the server
 * no longer knows the session. A back-end without this call, or one that does not answer, changes nothing: the session
 * counts as the specification, section 4, says. So does one that was replaced or ended here meanwhile.
 */
export const confirmSession = async (store: AppStore): Promise<boolean> => {
  const token = storedToken();
  const { data, error } = await store.dispatch(calls.session.initiate(undefined, { track: false }));
  if (storedToken() !== token) return true;
  if (data) store.dispatch(sessionConfirmed(data));
  return !(isApiError(error) && error.status === 401);
};

import { endpoints, injectAdminApi } from '../../store/api/adminApi';
import { clearStoredSession } from '../../store/session/storedSession';
import { sessionEnded } from '../../store/session/session';
import type { AppStore } from '../../store/store';
import { mayDiscard } from '../unsaved/mayDiscard';
import { deleteDraftsOf } from '../unsaved/storedDraft';
import { wait } from '../../store/wait';

/** Milliseconds to wait for the server before the session is removed from this browser anyway. */
const timeoutMs = 3_000;

/**
 * Ends the session on the server and removes it from this browser (specification, section 4). Asks first if unsaved changes
 * would be lost. It never fails: without a response of the server the token is removed from this browser all the same.
 */
export async function logout(store: AppStore): Promise<void> {
  injectAdminApi(store);
  if (!mayDiscard(store)) return;
  deleteDraftsOf(store.getState().session.email ?? '');
  const ended = store.dispatch(endpoints.logout.initiate(undefined, { track: false }));
  await Promise.race([ended, wait(timeoutMs)]);
  clearStoredSession();
  store.dispatch(sessionEnded());
}

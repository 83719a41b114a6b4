import { endpoints, injectAdminApi } from '../../store/api/adminApi';
import { clearStoredSession } from '../../store/session/storedSession';
import { sessionEnded } from '../../store/session/session';
import type { AppStore } from '../../store/store';
import { mayDiscard } from '../unsaved/mayDiscard';

/** How long the server may take to end the session before it is forgotten here anyway, in ms. */
const patience = 3_000;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Ends the session on the server and forgets it here (specification, section 4), after a question where something would be
 * lost. It never fails for whoever logs out: without an answer of the server the token is gone from this browser all the
 * same.
 */
export const logout = async (store: AppStore): Promise<void> => {
  injectAdminApi(store);
  if (!mayDiscard(store)) return;
  const ended = store.dispatch(endpoints.logout.initiate(undefined, { track: false }));
  await Promise.race([ended, wait(patience)]);
  clearStoredSession();
  store.dispatch(sessionEnded());
};

import { useEffect } from 'react';
import { useAppStore } from '../../store/hooks';
import { clearStoredSession } from '../../store/session/storedSession';
import { sessionEnded } from '../../store/session/session';
import { textIn } from '../../ui/text/textIn';
import { createToasts } from '../toasts/toasts';
import { confirmSession } from '../requests/confirmSession';

/**
 * When the administration opens, the server says who this is. A session that it no longer knows is forgotten, with a
 * toast; the page then goes to the login, and from there back to where it was.
 */
export const useConfirmedSession = (): void => {
  const store = useAppStore();
  useEffect(() => {
    const check = async (): Promise<void> => {
      if (await confirmSession(store)) return;
      clearStoredSession();
      store.dispatch(sessionEnded());
      const text = textIn(store.getState(), 'toast');
      createToasts(text, textIn(store.getState(), 'shared')).warning(text('session-ended'));
    };
    void check();
  }, [store]);
};

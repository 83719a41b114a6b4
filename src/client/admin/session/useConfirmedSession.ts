import { useEffect } from 'react';
import { useAppStore } from '../../store/hooks';
import { clearStoredSession } from '../../store/session/storedSession';
import { sessionEnded } from '../../store/session/session';
import { textIn } from '../../ui/text/textIn';
import { createToasts } from '../toasts/toasts';
import { confirmSession } from '../requests/confirmSession';

/**
 * Confirms the stored session with the server when the administration opens. If the session has ended, removes it and shows
 * a toast. The page then redirects to the login, and from there back to the requested page.
 */
export function useConfirmedSession(): void {
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
}

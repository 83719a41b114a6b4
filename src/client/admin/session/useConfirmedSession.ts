import { useEffect, useState } from 'react';
import { endpoints } from '../../store/api/adminApi';
import { isApiError } from '../../store/api/api';
import { useAppStore } from '../../store/hooks';
import { clearStoredSession } from '../../store/session/storedSession';
import { sessionEnded } from '../../store/session/session';
import { storedToken } from '../../store/session/storedUser';
import { textIn } from '../../ui/text/textIn';
import { createToasts } from '../toasts/toasts';

/**
 * Confirms the stored session with the server when the administration opens. If the session has ended, removes it and shows
 * a toast. The page then redirects to the login, and from there back to the requested page.
 */
export function useConfirmedSession(): void {
  const store = useAppStore();
  const [token] = useState(storedToken);
  const { data, error } = endpoints.session.useQuery();
  const hasEnded = data === undefined && isApiError(error) && error.status === 401;
  useEffect(() => {
    if (!hasEnded || storedToken() !== token) return;
    clearStoredSession();
    store.dispatch(sessionEnded());
    const text = textIn(store.getState(), 'toast');
    createToasts(text, textIn(store.getState(), 'shared')).warning(text('session-ended'));
  }, [hasEnded, token, store]);
}

import { Navigate, useLocation } from 'react-router';
import type { Credentials } from '../../../store/api/accountEndpoints';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { selectIsLoggedIn, selectLanguage } from '../../../store/selectors';
import { sessionStarted } from '../../../store/session/session';
import type { AppStore } from '../../../store/store';
import { textIn } from '../../../ui/text/textIn';
import { importWithRetry } from '../../../ui/lazy/importWithRetry';
import type { SubmissionOutcome } from '../../machines/submission.machine';
import { loginRedirectPath } from './loginRedirectPath';
import { LoginForm } from './LoginForm';
import { LoginLayout } from './LoginLayout';

/*
 * The code for requests and toasts is loaded when the form first gets the focus, so that the page itself opens without
 * waiting for it.
 */
const loadLogIn = () => import(/* webpackChunkName: "admin" */ '../logIn');
const loadToasts = () => import(/* webpackChunkName: "toasts" */ '../../toasts/toasts');

const preload = (): void => {
  for (const load of [loadLogIn, loadToasts]) load().catch(() => undefined); // the login itself reports a second failure
};

/** Offline, neither the code nor the server can be reached. The form says so at once. */
const logIn = async (
  store: AppStore,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<SubmissionOutcome> => {
  if (!navigator.onLine) return { isAccepted: false, message: textIn(store.getState(), 'toast')('offline') };
  return (await importWithRetry(loadLogIn)).logIn(store, credentials, signal);
};

const announce = async (
  store: AppStore,
  level: 'success' | 'error',
  key: 'login-success' | 'login-failed',
): Promise<void> => {
  const { createToasts } = await loadToasts();
  const text = textIn(store.getState(), 'toast');
  createToasts(text, textIn(store.getState(), 'shared'))[level](text(key));
};

/** The login page. It redirects a logged-in administrator to the requested page. */
const LoginScreen = () => {
  const store = useAppStore();
  const language = useAppSelector(selectLanguage);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const location = useLocation();
  if (isLoggedIn) {
    return <Navigate to={loginRedirectPath(location.state, language, window.location.origin)} replace />;
  }
  return (
    <LoginLayout>
      <div onFocus={preload}>
        <LoginForm
          name="login"
          logIn={(credentials, signal) => logIn(store, credentials, signal)}
          onSuccess={({ email }) => {
            store.dispatch(sessionStarted({ email }));
            void announce(store, 'success', 'login-success').catch(() => undefined); // the next page shows the success
          }}
          onFailure={() => void announce(store, 'error', 'login-failed').catch(() => undefined)} // the banner shows it
        />
      </div>
    </LoginLayout>
  );
};

export default LoginScreen;

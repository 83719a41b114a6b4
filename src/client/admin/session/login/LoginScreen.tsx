import { Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { invitationToken } from '../../../../model/account/invitation';
import type { Credentials } from '../../../store/api/endpoints/sessionEndpoints';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { selectIsLoggedIn, selectLanguage } from '../../../store/selectors';
import { sessionStarted } from '../../../store/session/session';
import type { AppStore } from '../../../store/store';
import { ScreenLoading } from '../../../ui/components/page/ScreenLoading';
import { usePageAddress } from '../../../ui/hydration/usePageAddress';
import { textIn } from '../../../ui/text/textIn';
import { importWithRetry } from '../../../ui/lazy/importWithRetry';
import { lazyWithRetry } from '../../../ui/lazy/lazyWithRetry';
import type { SubmissionOutcome } from '../../controls/inputs/submission.machine';
import { loginRedirectPath } from './loginRedirectPath';
import { LoginForm } from './LoginForm';
import { LoginLayout } from './LoginLayout';

/*
 * The code for requests and toasts is loaded when the form first gets the focus, so that the page itself opens without
 * waiting for it.
 */
const InvitationForm = lazyWithRetry(
  () => import(/* webpackChunkName: "invitation" */ '../invitation/InvitationForm'),
);
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

/** The one-time link in the address, until its password is chosen, and then the account to log in to. */
const useInvitation = () => {
  const { pathname, search, hash } = usePageAddress();
  const navigate = useNavigate();
  const [email, setEmail] = useState<string>();
  return {
    token: invitationToken(hash),
    email,
    accepted: (accepted: string): void => {
      setEmail(accepted === '' ? undefined : accepted);
      void navigate({ pathname, search }, { replace: true }); // without the link, which no longer works
    },
  };
};

/**
 * The login page. It redirects a logged-in administrator to the requested page. With a one-time link in its address, it first
 * shows the form for the password of the invited account.
 */
const LoginScreen = () => {
  const store = useAppStore();
  const language = useAppSelector(selectLanguage);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const location = useLocation();
  const { token, email: invitedEmail, accepted } = useInvitation();
  if (token !== undefined) {
    return (
      <LoginLayout>
        <Suspense fallback={<ScreenLoading />}>
          <InvitationForm token={token} onAccepted={accepted} />
        </Suspense>
      </LoginLayout>
    );
  }
  if (isLoggedIn) {
    return <Navigate to={loginRedirectPath(location.state, language, window.location.origin)} replace />;
  }
  return (
    <LoginLayout>
      <div onFocus={preload}>
        <LoginForm
          name="login"
          email={invitedEmail}
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

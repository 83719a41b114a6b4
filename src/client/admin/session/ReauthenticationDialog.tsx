import { chakra } from '@chakra-ui/react';
import type { Credentials } from '../../store/api/endpoints/sessionEndpoints';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { loginSettled, selectIsLoginRequested } from '../../store/session/reauthentication';
import type { AppStore } from '../../store/store';
import { LazyModal } from '../../ui/components/dialog/LazyModal';
import { ModalText } from '../../ui/components/dialog/ModalText';
import { useTexts } from '../../ui/text/useTexts';
import type { SubmissionOutcome } from '../controls/inputs/submission.machine';
import { LoginForm } from './login/LoginForm';
import { useToasts } from '../toasts/useToasts';
import { confirmSession } from '../requests/confirmSession';
import { logIn } from './logIn';

/** The upload location of images belongs to the session: the session is confirmed before failed requests are repeated. */
const renewSession = async (
  store: AppStore,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<SubmissionOutcome> => {
  const outcome = await logIn(store, credentials, signal);
  if (outcome.isAccepted && !signal.aborted) await confirmSession(store);
  return outcome;
};

/** Asks for the password when a request finds the session ended, in a dialog over the open form. */
export function ReauthenticationDialog() {
  const text = useTexts('login');
  const toast = useTexts('toast');
  const toasts = useToasts();
  const store = useAppStore();
  const isOpen = useAppSelector(selectIsLoginRequested);
  const answer = (isLoggedIn: boolean): void => void store.dispatch(loginSettled(isLoggedIn));
  const email = useAppSelector(({ session }) => session.email) ?? undefined;
  return (
    <LazyModal
      title={text('again-title')}
      isOpen={isOpen}
      onClose={() => answer(false)}
      closesOnOutsideClick={false}
    >
      <ModalText display="grid" gap="5">
        <chakra.p>{text('again-text')}</chakra.p>
        <LoginForm
          name="login again"
          email={email}
          logIn={(credentials, signal) => renewSession(store, credentials, signal)}
          onSuccess={() => {
            toasts.success(toast('login-success'));
            answer(true);
          }}
          onFailure={() => toasts.error(toast('login-failed'))}
        />
      </ModalText>
    </LazyModal>
  );
}

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { endpoints, injectAdminApi } from '../../../store/api/adminApi';
import { useAdministrationTexts } from '../../../store/api/administrationTexts';
import { isApiError } from '../../../store/api/api';
import { useAppStore } from '../../../store/hooks';
import { useInspectedMachine } from '../../../store/useInspectedMachine';
import { ScreenLoading } from '../../../ui/components/page/ScreenLoading';
import { useTexts } from '../../../ui/text/useTexts';
import { Banner } from '../../controls/Banner';
import { SubmitButton } from '../../controls/inputs/SubmitButton';
import { useTextForm } from '../../controls/inputs/useTextForm';
import type { SubmissionOutcome } from '../../controls/inputs/submission.machine';
import { submissionMachine } from '../../controls/inputs/submission.machine';
import { useToasts } from '../../toasts/useToasts';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { useNewPassword } from '../password/useNewPassword';

interface InvitationFormProps {
  /** The token of the one-time link. */
  readonly token: string;
  /** Called with the email address of the account once its password is set. */
  readonly onAccepted: (email: string) => void;
}

const PasswordForm = ({ token, onAccepted }: InvitationFormProps) => {
  const text = useTexts('accounts');
  const common = useTexts('common');
  const toast = useTexts('toast');
  const toasts = useToasts();
  const newPassword = useNewPassword(''); // the server knows the address, and refuses a password that is like it
  const form = useTextForm<'password' | 'confirm_password'>(
    { password: '', confirm_password: '' },
    { password: newPassword.errorOf, confirm_password: newPassword.confirmationErrorOf },
  );
  const [accept] = endpoints.invitationAccept.useMutation();
  const submit = async (): Promise<SubmissionOutcome> => {
    const { data, error } = await accept({ token, ...form.values });
    if (data) {
      toasts.success(text('chosen'));
      onAccepted(data.email); // this form is gone then
      return { isAccepted: true };
    }
    const { status, message } = isApiError(error) ? error : { status: null, message: null };
    if (status === 400 && message !== null)
      newPassword.setRejected({ password: form.values.password, message });
    return { isAccepted: false, message };
  };
  const [snapshot, send] = useInspectedMachine(
    submissionMachine.provide({ actors: { submit: fromPromise(submit) } }),
    'invitation',
  );
  const isRejected = form.values.password === newPassword.rejected?.password;
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="5"
      onSubmit={(event) => form.send(event, () => send({ type: 'submit' }))}
    >
      <chakra.h2 fontSize="2xl">{text('choose-title')}</chakra.h2>
      <p>{text('choose-text')}</p>
      {snapshot.hasTag('failed') && !isRejected ? (
        <Banner>{snapshot.context.message ?? toast('back-end-error')}</Banner>
      ) : null}
      <NewPasswordFields form={form} newPassword={newPassword} />
      <SubmitButton isBusy={snapshot.hasTag('busy')} busyText={common('saving')}>
        {text('choose')}
      </SubmitButton>
    </chakra.form>
  );
};

/** A person chooses the password of an account with a one-time link. It needs texts and code that visitors do not load. */
const InvitationForm = (props: InvitationFormProps) => {
  const store = useAppStore();
  useState(() => injectAdminApi(store)); // before the first request can be sent
  return useAdministrationTexts() ? <PasswordForm {...props} /> : <ScreenLoading />;
};

export default InvitationForm;

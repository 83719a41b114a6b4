import { chakra } from '@chakra-ui/react';
import { fromPromise } from 'xstate';
import type { PasswordChange } from '../../../store/api/endpoints/sessionEndpoints';
import { endpoints } from '../../../store/api/adminApi';
import { isApiError } from '../../../store/api/api';
import { useTexts } from '../../../ui/text/useTexts';
import { Banner } from '../../controls/Banner';
import { PasswordField } from '../../controls/inputs/PasswordField';
import { SubmitButton } from '../../controls/inputs/SubmitButton';
import { useTextForm } from '../../controls/inputs/useTextForm';
import type { SubmissionOutcome } from '../../controls/inputs/submission.machine';
import { submissionMachine } from '../../controls/inputs/submission.machine';
import { useInspectedMachine } from '../../../store/useInspectedMachine';
import { useUnsavedChanges } from '../../unsaved/useUnsavedChanges';
import { NewPasswordFields } from './NewPasswordFields';
import { useNewPassword } from './useNewPassword';
import type { RejectedPassword } from './useNewPassword';

type PasswordFields = Omit<PasswordChange, 'email'>;

const noPasswords: PasswordFields = { current_password: '', password: '', confirm_password: '' };

interface ChangePasswordFormProps {
  readonly email: string;
  readonly onSuccess: () => void;
  readonly onFailure: () => void;
}

const useSubmit = (change: PasswordChange, onRejected: (rejected: RejectedPassword) => void) => {
  const [changePassword] = endpoints.changePassword.useMutation();
  return async (): Promise<SubmissionOutcome> => {
    const { error } = await changePassword(change);
    if (!error) return { isAccepted: true };
    const { status, message } = isApiError(error) ? error : { status: null, message: null };
    // Status 400 means that the new password is invalid: the form has checked all other fields.
    if (status === 400 && message !== null) onRejected({ password: change.password, message });
    return { isAccepted: false, message };
  };
};

/** The current password, the new one, and the new one again (specification, section 5). */
export function ChangePasswordForm({ email, onSuccess, onFailure }: ChangePasswordFormProps) {
  const text = useTexts('common');
  const shared = useTexts('shared');
  const toast = useTexts('toast');
  const newPassword = useNewPassword(email);
  const form = useTextForm<keyof PasswordFields>(noPasswords, {
    current_password: (value) => (value ? undefined : text('error-current-password-required')),
    password: newPassword.errorOf,
    confirm_password: newPassword.confirmationErrorOf,
  });
  const { password } = form.values;
  const submit = useSubmit({ email, ...form.values }, newPassword.setRejected);
  const [snapshot, send] = useInspectedMachine(
    submissionMachine.provide({
      actors: { submit: fromPromise(submit) },
      actions: { announceSuccess: onSuccess, announceFailure: onFailure },
    }),
    'change password',
  );
  useUnsavedChanges(form.isDirty && !snapshot.matches('done'));
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="5"
      maxWidth="30rem"
      onSubmit={(event) => form.send(event, () => send({ type: 'submit' }))}
    >
      {snapshot.hasTag('failed') && password !== newPassword.rejected?.password ? (
        <Banner>{snapshot.context.message ?? toast('back-end-error')}</Banner>
      ) : null}
      {/* Tells password managers which account this password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={shared('current-password')}
        error={form.error('current_password')}
        autoComplete="current-password"
        field={form.field('current_password')}
      />
      <NewPasswordFields form={form} newPassword={newPassword} />
      <SubmitButton isBusy={snapshot.hasTag('busy')} busyText={text('saving')}>
        {text('change-password')}
      </SubmitButton>
    </chakra.form>
  );
}

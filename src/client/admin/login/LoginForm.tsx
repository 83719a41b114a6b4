import { chakra } from '@chakra-ui/react';
import { fromPromise } from 'xstate';
import type { Credentials } from '../../store/accountEndpoints';
import { useTexts } from '../../ui/text/useTexts';
import { Banner } from '../form/Banner';
import { Field } from '../form/Field';
import { Input } from '../form/input';
import { PasswordField } from '../form/PasswordField';
import { SubmitButton } from '../form/SubmitButton';
import { useTextForm } from '../form/useTextForm';
import type { SubmissionOutcome } from '../machines/submission.machine';
import { submissionMachine } from '../machines/submission.machine';
import { useInspectedMachine } from '../machines/useInspectedMachine';

interface LoginFormProps {
  /** The name of its machine in DevTools. */
  readonly name: string;
  /** The account, where only its password is asked for. */
  readonly email?: string | undefined;
  readonly logIn: (credentials: Credentials, signal: AbortSignal) => Promise<SubmissionOutcome>;
  readonly onSuccess: (credentials: Credentials) => void;
  readonly onFailure: () => void;
}

/** Something with an @ between two parts, as a browser takes it. */
const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+$/.test(value.trim());

/** E-mail address and password, with the rules of the specification, section 5. */
export const LoginForm = ({ name, email, logIn, onSuccess, onFailure }: LoginFormProps) => {
  const text = useTexts('common');
  const words = useTexts('login');
  const toast = useTexts('toast');
  const form = useTextForm(
    { email: email ?? '', password: '' },
    {
      email: (value) => (isEmail(value) ? undefined : text('error-email-required')),
      password: (value) => (value === '' ? text('error-password-required') : undefined),
    },
  );
  const credentials: Credentials = { ...form.values, email: form.values.email.trim() };
  const [snapshot, send] = useInspectedMachine(
    submissionMachine.provide({
      actors: { submit: fromPromise(({ signal }) => logIn(credentials, signal)) },
      actions: { announceSuccess: () => onSuccess(credentials), announceFailure: onFailure },
    }),
    name,
  );
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="5"
      onSubmit={(event) => form.send(event, () => send({ type: 'submit' }))}
    >
      {snapshot.hasTag('failed') ? (
        <Banner>{snapshot.context.message ?? toast('back-end-error')}</Banner>
      ) : null}
      <Field label={text('email')} error={form.error('email')} isRequired>
        {(control) => (
          <Input
            {...control}
            {...form.field('email')}
            type="email"
            autoComplete="username"
            readOnly={email !== undefined}
          />
        )}
      </Field>
      <PasswordField
        label={text('password')}
        error={form.error('password')}
        autoComplete="current-password"
        field={form.field('password')}
        autoFocus={email !== undefined}
      />
      <SubmitButton isBusy={snapshot.hasTag('busy')} busyText={words('submitting')}>
        {words('submit')}
      </SubmitButton>
    </chakra.form>
  );
};

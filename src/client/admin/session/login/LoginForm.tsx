import { isEmailAddress } from '../../../../model/schema/validate';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { fromPromise } from 'xstate';
import type { Credentials } from '../../../store/api/endpoints/sessionEndpoints';
import { Button } from '../../../ui/components/button';
import { useTexts } from '../../../ui/text/useTexts';
import { Banner } from '../../controls/Banner';
import { CodeField } from '../../controls/inputs/CodeField';
import { Field } from '../../controls/inputs/Field';
import { Input } from '../../controls/inputs/input';
import { PasswordField } from '../../controls/inputs/PasswordField';
import { SubmitButton } from '../../controls/inputs/SubmitButton';
import { useCodeForm } from '../../controls/inputs/useCodeForm';
import { useStepFocus } from '../../controls/inputs/useStepFocus';
import { useTextForm } from '../../controls/inputs/useTextForm';
import type { SubmissionOutcome } from '../../controls/inputs/submission.machine';
import { submissionMachine } from '../../controls/inputs/submission.machine';
import { useInspectedMachine } from '../../../store/useInspectedMachine';

interface LoginFormProps {
  /** The name of its machine in DevTools. */
  readonly name: string;
  /** The email of the account, if only its password is requested. */
  readonly email?: string | undefined;
  readonly logIn: (credentials: Credentials, signal: AbortSignal) => Promise<SubmissionOutcome>;
  readonly onSuccess: (credentials: Credentials) => void;
  readonly onFailure: () => void;
}

const usePasswordForm = (email: string) => {
  const text = useTexts('common');
  return useTextForm(
    { email, password: '' },
    {
      email: (value) => (isEmailAddress(value.trim()) ? undefined : text('error-email-required')),
      password: (value) => (value === '' ? text('error-password-required') : undefined),
    },
  );
};

interface PasswordStepProps {
  readonly form: ReturnType<typeof usePasswordForm>;
  /** Whether the account is known and only its password is requested. */
  readonly isEmailFixed: boolean;
}

const PasswordStep = ({ form, isEmailFixed }: PasswordStepProps) => {
  const text = useTexts('common');
  return (
    <>
      <Field label={text('email')} error={form.error('email')} isRequired>
        {(control) => (
          <Input
            {...control}
            {...form.field('email')}
            type="email"
            autoComplete="username"
            readOnly={isEmailFixed}
          />
        )}
      </Field>
      <PasswordField
        label={text('password')}
        error={form.error('password')}
        autoComplete="current-password"
        field={form.field('password')}
        autoFocus={isEmailFixed}
      />
    </>
  );
};

const BackToPassword = ({ onClick }: { readonly onClick: () => void }): ReactNode => {
  const text = useTexts('login');
  return (
    <Button variant="outline" onClick={onClick}>
      {text('back-to-password')}
    </Button>
  );
};

/** Email and password (rules: specification, section 5), then a code if the account has a second factor. */
export function LoginForm({ name, email, logIn, onSuccess, onFailure }: LoginFormProps) {
  const text = useTexts('login');
  const toast = useTexts('toast');
  const passwordForm = usePasswordForm(email ?? '');
  const codeForm = useCodeForm();
  const credentials: Credentials = { ...passwordForm.values, email: passwordForm.values.email.trim() };
  const [snapshot, send] = useInspectedMachine(
    submissionMachine.provide({
      actors: {
        submit: fromPromise(({ input: { withCode }, signal }) =>
          logIn(withCode ? { ...credentials, ...codeForm.values } : credentials, signal),
        ),
      },
      actions: { announceSuccess: () => onSuccess(credentials), announceFailure: onFailure },
    }),
    name,
  );
  const needsCode = snapshot.hasTag('code') || (snapshot.matches('done') && codeForm.isDirty);
  const form = useStepFocus<HTMLFormElement>(needsCode ? 'code' : 'password');
  const back = (): void => {
    codeForm.reset();
    send({ type: 'cancel' });
  };
  return (
    <chakra.form
      ref={form}
      noValidate
      display="grid"
      gap="5"
      onSubmit={(event) => (needsCode ? codeForm : passwordForm).send(event, () => send({ type: 'submit' }))}
    >
      {snapshot.hasTag('failed') ? (
        <Banner>{snapshot.context.message ?? toast('back-end-error')}</Banner>
      ) : null}
      {needsCode ? (
        <CodeField error={codeForm.error('code')} field={codeForm.field('code')} />
      ) : (
        <PasswordStep form={passwordForm} isEmailFixed={email !== undefined} />
      )}
      <SubmitButton isBusy={snapshot.hasTag('busy')} busyText={text('submitting')}>
        {text('submit')}
      </SubmitButton>
      {needsCode ? <BackToPassword onClick={back} /> : null}
    </chakra.form>
  );
}

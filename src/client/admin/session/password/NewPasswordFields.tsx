import { chakra } from '@chakra-ui/react';
import { maxPasswordLength, minPasswordLength } from '../../../../model/limits';
import { useTexts } from '../../../ui/text/useTexts';
import { PasswordField } from '../../controls/inputs/PasswordField';
import { PasswordMeter } from './PasswordMeter';
import type { useNewPassword } from './useNewPassword';

type FieldName = 'password' | 'confirm_password';

type TextFieldProps = Parameters<typeof PasswordField>[0]['field'];

interface NewPasswordFieldsProps {
  /** A form with these fields, as `useTextForm` returns it. */
  readonly form: {
    readonly values: Readonly<Record<FieldName, string>>;
    readonly error: (name: FieldName) => string | undefined;
    readonly field: (name: FieldName) => TextFieldProps;
  };
  readonly newPassword: ReturnType<typeof useNewPassword>;
}

/** A new password with its strength, and the same password again. */
export function NewPasswordFields({ form, newPassword }: NewPasswordFieldsProps) {
  const text = useTexts('common');
  const admin = useTexts('admin');
  const { password } = form.values;
  return (
    <>
      <chakra.div onFocus={newPassword.load} onChange={newPassword.load}>
        <PasswordField
          label={admin('new-password')}
          error={form.error('password')}
          hint={admin('password-rule', { min: minPasswordLength, max: maxPasswordLength })}
          autoComplete="new-password"
          field={form.field('password')}
        />
        <PasswordMeter
          password={password}
          strength={password ? newPassword.strengthOf?.(password) : undefined}
        />
      </chakra.div>
      <PasswordField
        label={text('confirm-password')}
        error={form.error('confirm_password')}
        autoComplete="new-password"
        field={form.field('confirm_password')}
      />
    </>
  );
}

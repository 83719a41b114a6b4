import { chakra } from '@chakra-ui/react';
import { minPasswordStrength } from '../../../../model/limits';
import { isTooShort } from '../../../../model/account/password';
import type { PasswordStrength } from '../../../../model/account/password';
import type { TextKey } from '../../../../content/texts';
import { useTexts } from '../../../ui/text/useTexts';

const steps = [1, 2, 3, 4] as const satisfies readonly PasswordStrength[];

const verdictKey = (password: string, strength: PasswordStrength): TextKey<'admin'> => {
  if (isTooShort(password)) return 'password-strength-short';
  if (strength < minPasswordStrength) return 'password-strength-weak';
  return strength === 4 ? 'password-strength-strong' : 'password-strength-good';
};

interface PasswordMeterProps {
  readonly password: string;
  /** Undefined if the field is empty or the estimator is not loaded yet. */
  readonly strength: PasswordStrength | undefined;
}

/** The strength of a new password as a bar and as text. Screen readers announce the text when it changes. */
export function PasswordMeter({ password, strength }: PasswordMeterProps) {
  const text = useTexts('admin');
  const verdict = strength === undefined ? '' : text(verdictKey(password, strength));
  const isAccepted = !isTooShort(password) && (strength ?? 0) >= minPasswordStrength;
  return (
    <chakra.div display="grid" gap="1.5">
      {strength === undefined ? null : (
        <chakra.div
          role="meter"
          aria-label={text('password-strength')}
          aria-valuemin={0}
          aria-valuemax={steps.length}
          aria-valuenow={strength}
          aria-valuetext={verdict}
          display="grid"
          gridTemplateColumns="repeat(4, 1fr)"
          gap="1"
          marginTop="2"
        >
          {steps.map((step) => (
            <chakra.span
              key={step}
              height="1.5"
              borderRadius="sm"
              bg={step > strength ? 'line.subtle' : isAccepted ? 'success.solid' : 'danger.solid'}
            />
          ))}
        </chakra.div>
      )}
      <chakra.p role="status" fontSize="sm" fontWeight="medium">
        {verdict}
      </chakra.p>
    </chakra.div>
  );
}

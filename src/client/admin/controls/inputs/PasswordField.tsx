import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { Button } from '../../../ui/components/button';
import { useTexts } from '../../../ui/text/useTexts';
import { Field } from './Field';
import { Input } from './input';

interface PasswordFieldProps {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly autoComplete: 'current-password' | 'new-password';
  /** The props of the input, as `useTextForm` returns them. */
  readonly field: {
    readonly name: string;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  readonly autoFocus?: boolean;
}

/** The input of a password, with a button that shows the password. */
export function PasswordField({
  label,
  error,
  hint,
  autoComplete,
  field,
  autoFocus = false,
}: PasswordFieldProps) {
  const text = useTexts('login');
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} isRequired>
      {(control) => (
        <chakra.div position="relative">
          <Input
            {...control}
            {...field}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus={autoFocus ? '' : undefined}
            paddingInlineEnd="14"
          />
          <Button
            variant="ghost"
            size="icon"
            position="absolute"
            insetBlockStart="0.5"
            insetInlineEnd="0.5"
            aria-pressed={isShown}
            aria-label={text(isShown ? 'hide-password' : 'show-password')}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden="true" size={20} /> : <Eye aria-hidden="true" size={20} />}
          </Button>
        </chakra.div>
      )}
    </Field>
  );
}

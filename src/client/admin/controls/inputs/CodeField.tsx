import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { Button } from '../../../ui/components/button';
import { useTexts } from '../../../ui/text/useTexts';
import { Field } from './Field';
import { Input } from './input';

interface CodeFieldProps {
  readonly error: string | undefined;
  /** The props of the input, as `useTextForm` returns them. */
  readonly field: {
    readonly name: string;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** Whether a recovery code is accepted too. It has letters, which a numeric keyboard does not have. */
  readonly takesRecoveryCode?: boolean;
}

/** The input of a code from an authenticator application, or of a recovery code instead. */
export function CodeField({ error, field, takesRecoveryCode = true }: CodeFieldProps) {
  const text = useTexts('login');
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <div>
      <Field
        label={text('code')}
        hint={text(isRecovery ? 'recovery-code-hint' : 'code-hint')}
        error={error}
        isRequired
      >
        {(control) => (
          <Input
            {...control}
            {...field}
            type="text"
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </Field>
      {takesRecoveryCode ? (
        <Button
          variant="ghost"
          size="sm"
          minHeight="11"
          marginInlineStart="-3"
          onClick={() => setIsRecovery(!isRecovery)}
        >
          {text(isRecovery ? 'use-application' : 'use-recovery-code')}
        </Button>
      ) : null}
    </div>
  );
}

import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { Field } from './Field';
import { Input } from './input';

interface CodeFieldProps {
  readonly error: string | undefined;
  /** Its name and value, as `useTextForm` gives them. */
  readonly field: {
    readonly name: string;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** Whether a recovery code is taken too: it has letters, which a keyboard of digits has not. */
  readonly takesRecoveryCode?: boolean;
}

/** A code of an authenticator application, or a recovery code in its place. */
export const CodeField = ({ error, field, takesRecoveryCode = true }: CodeFieldProps) => {
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
          look="quiet"
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
};

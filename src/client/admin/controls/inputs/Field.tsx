import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../ui/text/useTexts';

/** The props that connect a control to its label, its hint and its error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-required': boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  /** The validation message; undefined for a valid value. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly isRequired?: boolean;
  /** Renders the control with these props. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its label above, and its hint and its error below. */
export function Field({ label, error, hint, isRequired = false, children }: FieldProps) {
  const id = useId();
  const text = useTexts('common');
  const [errorId, hintId] = [`${id}error`, `${id}hint`];
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ');
  return (
    <chakra.div display="grid" gap="1.5" alignContent="start" minWidth="0">
      <chakra.label htmlFor={id} fontWeight="semibold" fontSize="sm">
        {label}
        {isRequired ? (
          <chakra.span color="danger.solid" title={text('required')} aria-hidden="true">
            {' *'}
          </chakra.span>
        ) : null}
      </chakra.label>
      {children({
        id,
        'aria-required': isRequired,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
      })}
      {hint ? (
        <chakra.p id={hintId} fontSize="sm" color="fg.muted">
          {hint}
        </chakra.p>
      ) : null}
      <chakra.p
        id={errorId}
        role="alert"
        display={error ? 'flex' : 'none'}
        gap="1.5"
        alignItems="flex-start"
        fontSize="sm"
        fontWeight="medium"
        color="danger.solid"
      >
        <CircleAlert aria-hidden="true" size={18} style={{ flexShrink: 0, marginTop: 2 }} />
        {error}
      </chakra.p>
    </chakra.div>
  );
}

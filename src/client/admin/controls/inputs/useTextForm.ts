import { useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** The validation message of each value, in the current language; undefined for a valid value. */
export type Rules<Name extends string> = Readonly<
  Record<Name, (value: string, values: Values<Name>) => string | undefined>
>;

const namesOf = <Name extends string>(rules: Rules<Name>): readonly Name[] => Object.keys(rules) as Name[]; // its keys

/**
 * A small form of text fields. Errors show from the first submit on, and change as the user types. A failed
 * submit focuses the first invalid field. It needs little code, for the login page; the forms of the editors
 * use a library.
 */
export function useTextForm<Name extends string>(initial: Values<Name>, rules: Rules<Name>) {
  const [values, setValues] = useState(initial);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const names = namesOf(rules);
  const errorOf = (name: Name): string | undefined => rules[name](values[name], values);
  const firstInvalid = names.find((name) => errorOf(name) !== undefined);
  return {
    values,
    /** Changes values otherwise than by typing. */
    setValues,
    /** Restores the initial values and hides the errors. */
    reset: (): void => {
      setValues(initial);
      setIsSubmitted(false);
    },
    isDirty: names.some((name) => values[name] !== initial[name]),
    error: (name: Name): string | undefined => (isSubmitted ? errorOf(name) : undefined),
    /** The props of a field's input. */
    field: (name: Name) => ({
      name,
      value: values[name],
      onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
        setValues((current) => ({ ...current, [name]: value })),
    }),
    /** For `onSubmit`: calls `onValid` only if every value is valid. */
    send: (event: SubmitEvent<HTMLFormElement>, onValid: () => void): void => {
      event.preventDefault();
      setIsSubmitted(true);
      if (firstInvalid === undefined) onValid();
      else event.currentTarget.querySelector<HTMLInputElement>(`[name="${firstInvalid}"]`)?.focus();
    },
  };
}

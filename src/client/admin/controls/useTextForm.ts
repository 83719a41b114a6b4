import { useState } from 'react';
import type { ChangeEvent, SubmitEvent } from 'react';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** What is wrong with each value, in the current language; nothing where it is right. */
export type Rules<Name extends string> = Readonly<
  Record<Name, (value: string, values: Values<Name>) => string | undefined>
>;

const namesOf = <Name extends string>(rules: Rules<Name>): readonly Name[] => Object.keys(rules) as Name[]; // its own keys

/**
 * A small form of texts. What is wrong is said when it is sent, and from then on as one types; the focus goes to the first
 * field that is wrong. The login page stays light with it: an editor's form has more to do, and takes a library.
 */
export const useTextForm = <Name extends string>(initial: Values<Name>, rules: Rules<Name>) => {
  const [values, setValues] = useState(initial);
  const [wasSent, setWasSent] = useState(false);
  const names = namesOf(rules);
  const errorOf = (name: Name): string | undefined => rules[name](values[name], values);
  const firstWrong = names.find((name) => errorOf(name) !== undefined);
  return {
    values,
    /** Makes it as new. */
    reset: (): void => {
      setValues(initial);
      setWasSent(false);
    },
    isDirty: names.some((name) => values[name] !== initial[name]),
    error: (name: Name): string | undefined => (wasSent ? errorOf(name) : undefined),
    /** What the control of a field takes on. */
    field: (name: Name) => ({
      name,
      value: values[name],
      onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
        setValues((current) => ({ ...current, [name]: value })),
    }),
    /** For `onSubmit`: goes on only where all is right. */
    send: (event: SubmitEvent<HTMLFormElement>, onValid: () => void): void => {
      event.preventDefault();
      setWasSent(true);
      if (firstWrong === undefined) onValid();
      else event.currentTarget.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
    },
  };
};

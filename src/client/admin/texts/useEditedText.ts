import { useState } from 'react';
import type { EditConflict } from '../../../model/history';
import type { Language } from '../../../model/languages';
import { languages } from '../../../model/languages';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { theirsIn } from './TextConflict';
import type { TextValues } from './textEditor.machine';
import type { TextRow } from './textRows';
import { valuesOf } from './textRows';
import type { TextEditor } from './useTextEditor';

interface EditedTextOptions {
  readonly row: TextRow;
  readonly conflicts: readonly EditConflict[];
  readonly send: TextEditor['send'];
}

/** What is typed into the form of a text, against what it said when the form was opened. */
export const useEditedText = ({ row, conflicts, send }: EditedTextOptions) => {
  const [base, setBase] = useState(() => valuesOf(row));
  const [values, setValues] = useState(base);
  const [submitted, setSubmitted] = useState(values);
  const isDirty = languages.some((language) => values[language] !== base[language]);
  useUnsavedChanges(isDirty);
  return {
    values,
    isDirty,
    /** What was typed before another's version was seen. */
    mine: submitted,
    change: (language: Language, value: string): void =>
      setValues((before: TextValues) => ({ ...before, [language]: value })),
    /** Whoever saves again has seen what the other wrote. */
    submit: (): void => {
      const seen = { ...base, ...theirsIn(conflicts) };
      setBase(seen);
      setSubmitted(values);
      send({ type: 'submit', values, base: seen });
    },
  };
};

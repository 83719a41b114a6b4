import { useState } from 'react';
import type { EditConflict } from '../../../model/history';
import type { Language } from '../../../model/languages';
import { languages } from '../../../model/languages';
import { mayBeBlank } from '../../../model/texts';
import { plainText } from '../richText/plainText';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { theirsIn } from './TextConflict';
import type { TextDraft, TextValues } from './textEditor.machine';
import type { TextRow } from './textRows';
import { isHtmlRow, valuesOf } from './textRows';
import type { TextEditor } from './useTextEditor';

interface EditedTextOptions {
  readonly row: TextRow;
  /** What it begins with, where it was given up before. */
  readonly draft: TextDraft | null;
  readonly conflicts: readonly EditConflict[];
  readonly send: TextEditor['send'];
}

/** Whether a text would say nothing from now on, though the site has nothing else to show in its place. */
const isEmptied = (row: TextRow, language: Language, { values, base }: TextDraft): boolean => {
  const value = values[language];
  const stored = row[language] ?? row.en ?? row.fr;
  if (value === base[language] || (stored && mayBeBlank(stored))) return false;
  return (isHtmlRow(row) ? plainText(value) : value).trim() === '';
};

/** What is typed into the form of a text, against what it said when the form was opened. */
export const useEditedText = ({ row, draft, conflicts, send }: EditedTextOptions) => {
  const [base, setBase] = useState(() => draft?.base ?? valuesOf(row));
  const [values, setValues] = useState(draft?.values ?? base);
  const [submitted, setSubmitted] = useState(values);
  const [wasSent, setWasSent] = useState(false);
  const isDirty = languages.some((language) => values[language] !== base[language]);
  useUnsavedChanges(isDirty);
  const isBlank = (language: Language): boolean => isEmptied(row, language, { values, base });
  return {
    values,
    base,
    isDirty,
    /** What was typed before another's version was seen. */
    mine: submitted,
    /** Whether a language was emptied that has to say something; told once it was sent. */
    isRefused: (language: Language): boolean => wasSent && isBlank(language),
    change: (language: Language, value: string): void =>
      setValues((before: TextValues) => ({ ...before, [language]: value })),
    /** Whoever saves again has seen what the other wrote. Gives the language that is refused, where one is. */
    submit: (): Language | undefined => {
      setWasSent(true);
      const refused = languages.find(isBlank);
      if (refused) return refused;
      const seen = { ...base, ...theirsIn(conflicts) };
      setBase(seen);
      setSubmitted(values);
      send({ type: 'submit', values, base: seen });
      return undefined;
    },
  };
};

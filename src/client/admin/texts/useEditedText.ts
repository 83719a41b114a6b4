import { useState } from 'react';
import type { EditConflict } from '../../../model/history';
import type { Language } from '../../../model/site/languages';
import { languages } from '../../../model/site/languages';
import { mayBeBlank } from '../../../model/text/texts';
import { useChoices } from '../conflicts/useChoices';
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
  const theirs = theirsIn(conflicts);
  const conflicting = languages.filter((language) => theirs[language] !== undefined);
  const choices = useChoices<string>(conflicting.length > 0 ? conflicts : undefined, conflicting);
  const [wasSent, setWasSent] = useState(false);
  const isDirty = languages.some((language) => values[language] !== base[language]);
  useUnsavedChanges(isDirty);
  const isBlank = (language: Language): boolean => isEmptied(row, language, { values, base });
  return {
    values,
    base,
    isDirty,
    /** What was chosen where another has written something else meanwhile. */
    choices,
    /** Whether a language was emptied that has to say something; told once it was sent. */
    isRefused: (language: Language): boolean => wasSent && isBlank(language),
    change: (language: Language, value: string): void =>
      setValues((before: TextValues) => ({ ...before, [language]: value })),
    /** Whoever saves again after having chosen has seen what the other wrote. Gives the language that is refused, where one is. */
    submit: (): Language | undefined => {
      if (!choices.areMade()) return undefined;
      setWasSent(true);
      const refused = languages.find(isBlank);
      if (refused) return refused;
      const seen = { ...base, ...theirs };
      setBase(seen);
      send({ type: 'submit', values, base: seen });
      return undefined;
    },
  };
};

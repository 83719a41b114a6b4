import { useState } from 'react';
import type { EditConflict } from '../../../model/history';
import type { Language } from '../../../model/site/languages';
import { languages } from '../../../model/site/languages';
import { isBlankValue } from '../../../model/parity/meaning';
import { mayBeBlank } from '../../../model/text/texts';
import { useConflictChoices } from '../conflicts/useConflictChoices';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { otherTextsOf } from './table/TextConflict';
import type { TextDraft, TextEditorEvent, TextValues } from '../../../model/admin/textEdit';
import { changedLanguages } from '../../../model/admin/textEdit';
import type { TextRow } from './table/textRows';
import { isHtmlRow, valuesOf } from './table/textRows';

interface EditedTextOptions {
  readonly row: TextRow;
  /** The initial values, if discarded input is restored. */
  readonly draft: TextDraft | null;
  readonly conflicts: readonly EditConflict[];
  readonly send: (event: Extract<TextEditorEvent, { type: 'submit' }>) => void;
}

/** Whether the form would empty a text that must not be empty. */
const isInvalidlyEmpty = (row: TextRow, language: Language, { values, base }: TextDraft): boolean => {
  const value = values[language];
  const stored = row[language] ?? row.en ?? row.fr;
  if (value === base[language] || (stored && mayBeBlank(stored))) return false;
  return isBlankValue(value, isHtmlRow(row));
};

/** The typed values of a text and its values when the form opened. */
export function useTextDraft({ row, draft, conflicts, send }: EditedTextOptions) {
  const [base, setBase] = useState(() => draft?.base ?? valuesOf(row));
  const [values, setValues] = useState(draft?.values ?? base);
  const theirs = otherTextsOf(conflicts);
  const conflicting = languages.filter((language) => theirs[language] !== undefined);
  const choices = useConflictChoices<string>(conflicting.length > 0 ? conflicts : undefined, conflicting);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const isDirty = changedLanguages({ values, base }).length > 0;
  useUnsavedChanges(isDirty);
  const isEmpty = (language: Language): boolean => isInvalidlyEmpty(row, language, { values, base });
  return {
    values,
    base,
    isDirty,
    /** The choices of the administrator for the values in conflict. */
    choices,
    /** Whether a language is empty but must not be; reported only after the first submit. */
    isInvalid: (language: Language): boolean => wasSubmitted && isEmpty(language),
    change: (language: Language, value: string): void =>
      setValues((before: TextValues) => ({ ...before, [language]: value })),
    /**
     * Submits the form. With all conflicts resolved, the other administrator's values become the new base.
     * @returns the first invalid language, or undefined.
     */
    submit: (): Language | undefined => {
      if (!choices.areMade()) return undefined;
      setWasSubmitted(true);
      const invalidLanguage = languages.find(isEmpty);
      if (invalidLanguage) return invalidLanguage;
      const newBase = { ...base, ...theirs };
      setBase(newBase);
      send({ type: 'submit', values, base: newBase });
      return undefined;
    },
  };
}

import { useState } from 'react';
import type { TextDraft, TextValues } from '../../../model/admin/textEdit';
import { changedLanguages } from '../../../model/admin/textEdit';
import type { EditConflict } from '../../../model/history';
import { isBlankValue } from '../../../model/parity/meaning';
import type { Language } from '../../../model/site/languages';
import { languages } from '../../../model/site/languages';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { useConflictChoices } from './useConflictChoices';

interface LanguageFormOptions {
  /** The initial values, and the stored values that they replace. */
  readonly initial: () => TextDraft;
  readonly conflicts: readonly EditConflict[];
  /** The values that another administrator has saved since, in the languages with a conflict. */
  readonly theirs: Partial<TextValues>;
  readonly isRich: boolean;
  /** Whether a language must not be emptied. */
  readonly isRequired: (language: Language) => boolean;
}

/** The form of a text in both languages. With a conflict it shows both versions, and nothing is lost if a request fails. */
export function useLanguageForm({ initial, conflicts, theirs, isRich, isRequired }: LanguageFormOptions) {
  const [{ values, base }, setDraft] = useState(initial);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const isDirty = changedLanguages({ values, base }).length > 0;
  useUnsavedChanges(isDirty);
  const conflicting = languages.filter((language) => theirs[language] !== undefined);
  const choices = useConflictChoices<string>(conflicting.length > 0 ? conflicts : undefined, conflicting);
  const isEmptied = (language: Language): boolean =>
    values[language] !== base[language] && isRequired(language) && isBlankValue(values[language], isRich);
  return {
    ...{ values, base, isDirty, conflicts, theirs },
    /** The choices of the administrator for the values in conflict. */
    choices,
    /** Whether a language is empty but must not be; reported only after the first submit. */
    isInvalid: (language: Language): boolean => wasSubmitted && isEmptied(language),
    change: (language: Language, value: string): void =>
      setDraft((before) => ({ ...before, values: { ...before.values, [language]: value } })),
    /**
     * Submits the form. With all conflicts resolved, the other administrator's values become the new base.
     * @returns the first invalid language, or undefined.
     */
    submit: (send: (draft: TextDraft) => void): Language | undefined => {
      if (!choices.areMade()) return undefined;
      setWasSubmitted(true);
      const invalidLanguage = languages.find(isEmptied);
      if (invalidLanguage) return invalidLanguage;
      const newBase = { ...base, ...theirs };
      setDraft((before) => ({ ...before, base: newBase }));
      send({ values, base: newBase });
      return undefined;
    },
  };
}

export type LanguageForm = ReturnType<typeof useLanguageForm>;

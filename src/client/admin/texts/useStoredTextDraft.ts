import { useEffect, useMemo } from 'react';
import type { TextDraft } from '../../../model/admin/textEdit';
import { changedLanguages } from '../../../model/admin/textEdit';
import type { Language } from '../../../model/site/languages';
import { languages } from '../../../model/site/languages';
import { draftDelayMs, isOutdated, useOfferedDraft } from '../unsaved/useOfferedDraft';

interface EditedText extends TextDraft {
  readonly change: (language: Language, value: string) => void;
}

/**
 * Stores what is typed into the form of a text, so that it survives a reload and a crash of the browser.
 * @param edited the form: its values, those that it began with, and a function that changes one
 * @returns the props of the offer of an earlier draft; null without one
 */
export function useStoredTextDraft(name: string, { values, base, change }: EditedText, isBusy: boolean) {
  const { offered, store, answer, discard } = useOfferedDraft(name, isBusy);
  const typed = useMemo(
    () =>
      Object.fromEntries(changedLanguages({ values, base }).map((language) => [language, values[language]])),
    [values, base],
  );
  useEffect(() => {
    const timer = setTimeout(() => store(typed, base), draftDelayMs);
    return () => clearTimeout(timer);
  }, [store, typed, base]);
  if (!offered) return null;
  return {
    draft: offered,
    isOutdated: isOutdated(offered, base),
    onUse: (): void => {
      for (const language of languages) {
        const value = offered.values[language];
        if (typeof value === 'string') change(language, value);
      }
      answer();
    },
    onDiscard: discard,
  };
}

import type { Language } from '../../../model/site/languages';
import { languagesFrom } from '../../../model/site/languages';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import { ConflictChoice } from './ConflictChoice';
import type { LanguageForm } from './useLanguageForm';

interface LanguageConflictProps {
  readonly form: Pick<LanguageForm, 'values' | 'conflicts' | 'theirs' | 'choices' | 'change'>;
  readonly isRich: boolean;
  readonly isBusy: boolean;
}

/** Both versions of a text, in each language that another administrator has changed since editing began. */
export function LanguageConflict({ form, isRich, isBusy }: LanguageConflictProps) {
  const { values, conflicts, theirs, choices, change } = form;
  const text = useTexts('edit-resources');
  const reader = useAppSelector(selectLanguage);
  const [first] = conflicts;
  if (!first) return null;
  const conflicting = languagesFrom(reader).flatMap((language) => {
    const theirValue = theirs[language];
    return theirValue === undefined ? [] : [{ language, theirValue }];
  });
  const mineOf = (language: Language): string => choices.mineOf(language, values[language]);
  return (
    <ConflictChoice
      key={JSON.stringify(conflicts)}
      author={first.author}
      at={first.at}
      isDisabled={isBusy}
      fields={conflicting.map(({ language, theirValue }) => ({
        name: language,
        label: text(language),
        language,
        mine: mineOf(language),
        theirs: theirValue,
        isRich,
        side: choices.sideOf(language),
        isMissing: choices.isMissing(language),
      }))}
      group={choices.group}
      onChoose={(name, side) => {
        const chosen = conflicting.find(({ language }) => language === name);
        if (!chosen) return;
        const mine = mineOf(chosen.language);
        choices.choose(name, side, mine);
        change(chosen.language, side === 'mine' ? mine : chosen.theirValue);
      }}
    />
  );
}

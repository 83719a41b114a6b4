import type { TextValues } from '../../../model/admin/textEdit';
import type { EditConflict } from '../../../model/history';
import type { Language } from '../../../model/site/languages';
import { languagesFrom } from '../../../model/site/languages';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import { ConflictChoice } from './ConflictChoice';
import type { ConflictChoices } from './useConflictChoices';

interface LanguageConflictProps {
  readonly conflicts: readonly EditConflict[];
  readonly choices: ConflictChoices<string>;
  readonly values: TextValues;
  /** The values that others have saved since. */
  readonly theirs: Partial<TextValues>;
  readonly isRich: boolean;
  readonly isBusy: boolean;
  readonly onChange: (language: Language, value: string) => void;
}

/** Both versions of a text, in each language that another administrator has changed since editing began. */
export function LanguageConflict(props: LanguageConflictProps) {
  const { conflicts, choices, values, theirs, isRich, isBusy, onChange } = props;
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
        onChange(chosen.language, side === 'mine' ? mine : chosen.theirValue);
      }}
    />
  );
}

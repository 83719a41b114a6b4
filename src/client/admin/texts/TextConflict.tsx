import type { Language } from '../../../model/site/languages';
import { isLanguage } from '../../../model/site/languages';
import type { EditConflict } from '../../../model/history';
import { useTexts } from '../../ui/text/useTexts';
import { ConflictChoice } from '../conflicts/ConflictChoice';
import type { ConflictChoices } from '../conflicts/useConflictChoices';
import type { TextValues } from '../../../model/admin/textEdit';

/** The values that another administrator has saved since, for the languages with a conflict. */
export function theirsIn(conflicts: readonly EditConflict[]): Partial<TextValues> {
  return Object.fromEntries(
    conflicts.flatMap(({ current: { language, resource } }) =>
      isLanguage(language) ? [[language, String(resource)]] : [],
    ),
  );
}

interface TextConflictProps {
  readonly conflicts: readonly EditConflict[];
  readonly choices: ConflictChoices<string>;
  readonly values: TextValues;
  readonly isHtml: boolean;
  readonly isBusy: boolean;
  readonly onChange: (language: Language, value: string) => void;
}

/** Both versions of a text that another administrator has changed since editing began. */
export function TextConflict({ conflicts, choices, values, isHtml, isBusy, onChange }: TextConflictProps) {
  const text = useTexts('edit-resources');
  const [first] = conflicts;
  if (!first) return null;
  const theirs = theirsIn(conflicts);
  const conflicting = (['fr', 'en'] as const).flatMap((language) => {
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
        isRich: isHtml,
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

import type { LanguagePair } from '../../../model/parity/pairs';
import { useTexts } from '../../ui/text/useTexts';
import { ConflictChoice } from '../conflicts/ConflictChoice';
import type { PairForm } from './usePairForm';

/** Both versions of a value that another administrator has changed since the form was opened. */
export function PairConflict({ pair, form }: { readonly pair: LanguagePair; readonly form: PairForm }) {
  const text = useTexts('edit-resources');
  const { conflicts, conflicting, choices, values, theirs, isBusy, change } = form;
  const [first] = conflicts;
  if (!first) return null;
  return (
    <ConflictChoice
      key={JSON.stringify(conflicts)}
      author={first.author}
      at={first.at}
      isDisabled={isBusy}
      fields={conflicting.map((language) => ({
        name: language,
        label: text(language),
        language,
        mine: choices.mineOf(language, values[language]),
        theirs: theirs[language] ?? '',
        isRich: pair.isRich,
        side: choices.sideOf(language),
        isMissing: choices.isMissing(language),
      }))}
      group={choices.group}
      onChoose={(name, side) => {
        const language = conflicting.find((each) => each === name);
        if (!language) return;
        const mine = choices.mineOf(language, values[language]);
        choices.choose(language, side, mine);
        change(language, side === 'mine' ? mine : (theirs[language] ?? ''));
      }}
    />
  );
}

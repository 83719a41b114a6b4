import type { Language } from '../../../../model/site/languages';
import { isLanguage } from '../../../../model/site/languages';
import type { EditConflict } from '../../../../model/history';
import { LanguageConflict } from '../../conflicts/LanguageConflict';
import type { ConflictChoices } from '../../conflicts/useConflictChoices';
import type { TextValues } from '../../../../model/admin/textEdit';

/** The values that another administrator has saved since, for the languages with a conflict. */
export function otherTextsOf(conflicts: readonly EditConflict[]): Partial<TextValues> {
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
export function TextConflict({ isHtml, ...rest }: TextConflictProps) {
  return <LanguageConflict {...rest} theirs={otherTextsOf(rest.conflicts)} isRich={isHtml} />;
}

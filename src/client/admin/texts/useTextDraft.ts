import type { TextDraft, TextEditorEvent, TextValues } from '../../../model/admin/textEdit';
import type { EditConflict } from '../../../model/history';
import type { Language } from '../../../model/site/languages';
import { isLanguage } from '../../../model/site/languages';
import { mayBeBlank } from '../../../model/text/texts';
import { useLanguageForm } from '../conflicts/useLanguageForm';
import type { TextRow } from './table/textRows';
import { isHtmlRow, valuesOf } from './table/textRows';

interface EditedTextOptions {
  readonly row: TextRow;
  /** The initial values, if discarded input is restored. */
  readonly draft: TextDraft | null;
  readonly conflicts: readonly EditConflict[];
  readonly send: (event: Extract<TextEditorEvent, { type: 'submit' }>) => void;
}

/** The values of a text that another administrator has saved since, for the languages with a conflict. */
export function otherTextsOf(conflicts: readonly EditConflict[]): Partial<TextValues> {
  return Object.fromEntries(
    conflicts.flatMap(({ current: { language, resource } }) =>
      isLanguage(language) ? [[language, String(resource)]] : [],
    ),
  );
}

/** The form of a text of a page. */
export function useTextDraft({ row, draft, conflicts, send }: EditedTextOptions) {
  const form = useLanguageForm({
    initial: () => draft ?? { values: valuesOf(row), base: valuesOf(row) },
    conflicts,
    theirs: otherTextsOf(conflicts),
    isRich: isHtmlRow(row),
    isRequired: (language) => {
      const stored = row[language] ?? row.en ?? row.fr;
      return !stored || !mayBeBlank(stored);
    },
  });
  return {
    ...form,
    submit: (): Language | undefined => form.submit((edit) => send({ type: 'submit', ...edit })),
  };
}

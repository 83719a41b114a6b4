import { useEffect, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import type { PageSave, TextSource } from '../../../../model/admin/onPage/pageSource';
import type { EditConflict } from '../../../../model/history';
import { hasPermission } from '../../../../model/permissions';
import { classKeyOf } from '../../../../model/text/textPages';
import { newRequestKey } from '../../../store/requestKey';
import { selectRole, selectTexts } from '../../../store/selectors';
import { useAppSelector } from '../../../store/hooks';
import { useTexts } from '../../../ui/text/useTexts';
import { LanguageConflict } from '../../conflicts/LanguageConflict';
import { saveShortcut } from '../../controls/saveShortcut';
import { BilingualTextFields } from '../../richText/BilingualTextFields';
import type { TextRow } from '../../texts/table/textRows';
import { isHtmlRow, rowsOf, storedTexts } from '../../texts/table/textRows';
import { useTextDraft } from '../../texts/useTextDraft';
import type { PageFormProps } from './pageForm';

interface TextFormProps extends PageFormProps {
  readonly target: TextSource;
  readonly conflicts: readonly EditConflict[];
}

/** The text in both languages, from the store. */
const useTextRow = ({ page, key }: TextSource): TextRow => {
  const texts = useAppSelector(selectTexts);
  const row = rowsOf(
    texts.filter((text) => text.object_key === key),
    classKeyOf({ page }),
  ).find((each) => each.key === key);
  return row ?? { key, en: undefined, fr: undefined };
};

/** Whether a text is formatted; for one that somebody has deleted since, whether it was. */
const useIsHtml = (row: TextRow): boolean => {
  const [known, setKnown] = useState(isHtmlRow(row));
  const isHtml = storedTexts(row).length > 0 ? isHtmlRow(row) : known;
  if (isHtml !== known) setKnown(isHtml);
  return isHtml;
};

/** Edits a text in both languages. */
export function TextForm({ id, target, conflicts, isBusy, onDraft, onSubmit }: TextFormProps) {
  const text = useTexts('edit-resources');
  const row = useTextRow(target);
  const mayAdd = useAppSelector((state) => hasPermission(selectRole(state), 'addText'));
  const isHtml = useIsHtml(row);
  const send = ({ values, base }: Pick<PageSave, 'values' | 'base'>): void =>
    onSubmit({ target, values, base, isHtml, requestKey: newRequestKey() });
  const edited = useTextDraft({ row, draft: null, conflicts, send });
  const { values, isDirty, isInvalid, change, submit } = edited;
  useEffect(() => onDraft(isDirty ? values : undefined), [onDraft, isDirty, values]);
  const save = (): void => {
    if (!isBusy) void submit();
  };
  return (
    <chakra.form
      id={id}
      noValidate
      aria-busy={isBusy}
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={saveShortcut(save)}
    >
      <LanguageConflict form={edited} isRich={isHtml} isBusy={isBusy} />
      <BilingualTextFields
        values={values}
        isHtml={(language) => row[language]?.isHtml ?? isHtml}
        isReadOnly={(language) => isBusy || (row[language] === undefined && !mayAdd)}
        hintOf={(language) => (row[language] === undefined && !mayAdd ? text('missing-hint') : undefined)}
        errorOf={(language) => (isInvalid(language) ? text('text-blank') : undefined)}
        onChange={change}
      />
    </chakra.form>
  );
}

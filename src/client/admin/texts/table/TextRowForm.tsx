import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import type { EditConflict } from '../../../../model/history';
import { languagesFrom } from '../../../../model/site/languages';
import { useAppSelector } from '../../../store/hooks';
import { selectLanguage } from '../../../store/selectors';
import { Button } from '../../../ui/components/button';
import { useTexts } from '../../../ui/text/useTexts';
import { LanguageConflict } from '../../conflicts/LanguageConflict';
import { SaveButton } from '../../controls/SaveButton';
import { DraftNotice } from '../../unsaved/DraftNotice';
import { TextCell } from './TextCell';
import type { TextDraft } from '../../../../model/admin/textEdit';
import { TextName } from './TextName';
import type { TextRow } from './textRows';
import type { TextEditor } from '../useTextEditor';
import { useStoredTextDraft } from '../useStoredTextDraft';
import { useTextDraft } from '../useTextDraft';

interface TextRowFormProps {
  readonly row: TextRow;
  readonly hasHtmlFlag: boolean;
  readonly mayAdd: boolean;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly conflicts: readonly EditConflict[];
  readonly draft: TextDraft | null;
  /** The name of the draft in the browser's storage. */
  readonly draftName: string;
  readonly send: TextEditor['send'];
  readonly discardEdit: TextEditor['discardEdit'];
}

const isPlainEnter = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing;

const Failure = ({ children }: { children: string }) => (
  <chakra.p role="alert" fontSize="sm" fontWeight="medium" color="danger.solid">
    {children}
  </chakra.p>
);

const spanOf = (hasHtmlFlag: boolean): number => (hasHtmlFlag ? 5 : 4);

interface DraftRowProps {
  readonly span: number;
  readonly offer: ReturnType<typeof useStoredTextDraft>;
}

const DraftRow = ({ span, offer }: DraftRowProps) =>
  offer ? (
    <tr data-editing="">
      <td colSpan={span}>
        <DraftNotice {...offer} />
      </td>
    </tr>
  ) : null;

/** Edits a text in its row. Enter saves. Escape restores the text and offers to bring the typed values back. */
export function TextRowForm({
  row,
  hasHtmlFlag,
  mayAdd,
  isBusy,
  failure,
  conflicts,
  draft,
  draftName,
  send,
  discardEdit,
}: TextRowFormProps) {
  const text = useTexts('edit-resources');
  const shownLanguages = languagesFrom(useAppSelector(selectLanguage));
  const common = useTexts('common');
  const id = useId();
  const edited = useTextDraft({ row, draft, conflicts, send });
  const { values, base, change } = edited;
  const cancel = (): void => {
    if (!isBusy) discardEdit(row.key, { values, base });
  };
  const submit = (): void => document.getElementById(`${id}${edited.submit() ?? ''}`)?.focus(); // the first invalid language
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') cancel();
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    if (!event.repeat) submit();
  };
  const first = shownLanguages.find((language) => mayAdd || row[language]);
  return (
    <>
      <DraftRow span={spanOf(hasHtmlFlag)} offer={useStoredTextDraft(draftName, edited, isBusy)} />
      <tr data-editing="" aria-busy={isBusy}>
        <TextName row={row} />
        {shownLanguages.map((language) => (
          <TextCell
            key={language}
            id={`${id}${language}`}
            textKey={row.name ?? row.key}
            language={language}
            value={values[language]}
            hintId={`${id}hint`}
            isMissing={row[language] === undefined && !mayAdd}
            isInvalid={edited.isInvalid(language)}
            isBusy={isBusy}
            isFirst={language === first}
            onChange={(value) => change(language, value)}
            onKeyDown={onKeyDown}
          />
        ))}
        {hasHtmlFlag ? <td /> : null}
        <td>
          <span data-actions="">
            <SaveButton variant="solid" size="sm" minHeight="11" isInRow isSaving={isBusy} onClick={submit} />
            <Button size="sm" minHeight="11" variant="ghost" aria-disabled={isBusy} onClick={cancel}>
              {common('cancel')}
            </Button>
          </span>
          <chakra.p id={`${id}hint`} srOnly>
            {text('keyboard-hint')}
          </chakra.p>
          {failure === null ? null : <Failure>{`${text('not-saved')} ${failure}`}</Failure>}
        </td>
      </tr>
      {conflicts.length > 0 ? (
        <tr data-editing="">
          <td colSpan={spanOf(hasHtmlFlag)}>
            <LanguageConflict form={edited} isRich={false} isBusy={isBusy} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

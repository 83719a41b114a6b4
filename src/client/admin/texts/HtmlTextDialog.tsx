import type { EditConflict } from '../../../model/history';
import { Modal } from '../../ui/components/dialog/Modal';
import { ModalText } from '../../ui/components/dialog/ModalText';
import { useTexts } from '../../ui/text/useTexts';
import { Banner } from '../controls/Banner';
import { DraftNotice } from '../unsaved/DraftNotice';
import { deleteDraft } from '../unsaved/storedDraft';
import { useMayDiscard } from '../unsaved/mayDiscard';
import { LanguageConflict } from '../conflicts/LanguageConflict';
import { BilingualTextFields } from '../richText/BilingualTextFields';
import { DialogFooter } from '../controls/DialogFooter';
import { saveShortcut } from '../controls/saveShortcut';
import type { TextDraft } from '../../../model/admin/textEdit';
import type { TextRow } from './table/textRows';
import type { TextEditor } from './useTextEditor';
import { useStoredTextDraft } from './useStoredTextDraft';
import { useTextDraft } from './useTextDraft';

interface HtmlTextDialogProps {
  readonly row: TextRow;
  readonly mayAdd: boolean;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly conflicts: readonly EditConflict[];
  readonly draft: TextDraft | null;
  /** The name of the draft in the browser's storage. */
  readonly draftName: string;
  readonly send: TextEditor['send'];
}

/** Edits an HTML text in both languages. Asks before it closes with unsaved changes. */
export function HtmlTextDialog({
  row,
  mayAdd,
  isBusy,
  failure,
  conflicts,
  draft,
  draftName,
  send,
}: HtmlTextDialogProps) {
  const text = useTexts('edit-resources');
  const mayDiscard = useMayDiscard();
  const edited = useTextDraft({ row, draft, conflicts, send });
  const { values, isDirty, isInvalid, change, submit } = edited;
  const offer = useStoredTextDraft(draftName, edited, isBusy);
  const cancel = (): void => {
    if (isBusy || (isDirty && !mayDiscard())) return;
    if (isDirty) deleteDraft(draftName);
    send({ type: 'cancel' });
  };
  return (
    <Modal
      title={text('edit-title', { key: row.key })}
      isOpen
      onClose={cancel}
      size="lg"
      closesOnOutsideClick={false}
      footer={<DialogFooter isBusy={isBusy} onCancel={cancel} onSave={() => void submit()} />}
    >
      <ModalText display="grid" gap="5" onKeyDown={saveShortcut(() => void submit())}>
        {offer ? <DraftNotice {...offer} /> : null}
        {failure === null ? null : (
          <Banner takesFocus>
            {text('not-saved')} {failure}
          </Banner>
        )}
        <LanguageConflict form={edited} isRich isBusy={isBusy} />
        <BilingualTextFields
          values={values}
          isHtml={(language) => row[language]?.isHtml ?? true}
          isReadOnly={(language) => isBusy || (row[language] === undefined && !mayAdd)}
          hintOf={(language) => (row[language] === undefined && !mayAdd ? text('missing-hint') : undefined)}
          errorOf={(language) => (isInvalid(language) ? text('text-blank') : undefined)}
          onChange={change}
        />
      </ModalText>
    </Modal>
  );
}

import { chakra } from '@chakra-ui/react';
import { EyeOff } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/components/button';
import { Modal } from '../../ui/components/dialog/Modal';
import { useTexts } from '../../ui/text/useTexts';
import { conflictsOf } from '../../../model/history';
import { ItemHistoryLink } from '../controls/ItemHistoryLink';
import { SaveButton } from '../controls/SaveButton';
import { useMayDiscard } from '../unsaved/mayDiscard';
import { useFailureText } from '../requests/useFailureText';
import { deleteDraft } from '../unsaved/storedDraft';
import { ItemForm } from './ItemForm';
import { saveHidden } from './publication';
import { useDraftName } from './DraftOffer';
import type { EntityName } from '../../../model/schema/entities';
import type { FormValues } from '../../../model/schema/rows';
import type { StoredRow } from '../../store/content/storedRow';
import type { UploadingFile } from '../fields/formSettings';
import type { NewRowValues } from '../requests/entityRequests';

const initialState = { isDirty: false, isUploading: false };

type RenderBelow = (row: StoredRow | undefined, onBusy: (isBusy: boolean) => void) => ReactNode;

interface FooterProps {
  readonly form: string;
  readonly isSaving: boolean;
  readonly isUploading: boolean;
  /** Whether saving adds the values as a new row. */
  readonly isLost: boolean;
  readonly isAdding: boolean;
  /** The link to the history of the edited row. */
  readonly history: ReactNode;
  readonly onCancel: () => void;
}

const Footer = ({ form, isSaving, isUploading, isLost, isAdding, history, onCancel }: FooterProps) => {
  const text = useTexts('common');
  const editors = useTexts('editors');
  return (
    <>
      {history}
      <Button variant="ghost" aria-disabled={isSaving} onClick={onCancel}>
        {text('cancel')}
      </Button>
      {isAdding ? (
        <Button
          type="submit"
          form={form}
          value={saveHidden}
          variant="outline"
          aria-disabled={isSaving || isUploading}
          aria-label={editors('save-hidden')}
          title={editors('save-hidden')}
          paddingInline={{ base: '3', sm: '5' }}
        >
          <EyeOff aria-hidden="true" size={20} />
          <chakra.span hideBelow="sm">{editors('save-hidden')}</chakra.span>
        </Button>
      ) : null}
      <SaveButton
        type="submit"
        form={form}
        isSaving={isSaving}
        isBlocked={isUploading}
        label={isLost ? editors('add-as-new') : undefined}
      />
    </>
  );
};

/** The part of a list editor that the dialog needs; `useListEditor` returns it. */
interface ItemEditor {
  readonly entity: EntityName;
  /** The edited row. */
  readonly row: StoredRow | undefined;
  /** The values of a new row that follow from its list, such as the brand or the parent. */
  readonly presetValues: NewRowValues;
  readonly isOpen: boolean;
  readonly isAdding: boolean;
  readonly isSaving: boolean;
  readonly uploading: UploadingFile | null;
  /** The row was deleted elsewhere while it was edited: its values can only be saved as a new row. */
  readonly isLost: boolean;
  readonly failure: { readonly cause: unknown } | null;
  readonly send: (
    event:
      | { readonly type: 'cancel' }
      | {
          readonly type: 'submit' | 'submitAsNew';
          readonly values: FormValues;
          readonly base: FormValues;
          readonly isHidden?: boolean;
        },
  ) => void;
}

export interface ItemDialogProps {
  readonly editor: ItemEditor;
  /** Returns the element that gets the focus after the dialog has closed. */
  readonly returnFocusTo: () => HTMLElement | null;
  /**
   * Renders the further content of the row, below its form. It saves its own changes, and reports while it
   * does: the row cannot be saved then, which would close the dialog.
   */
  readonly renderBelow?: RenderBelow;
}

/** The dialog that adds or edits a row. It asks before it discards typed values. */
export function ItemDialog({ editor, returnFocusTo, renderBelow }: ItemDialogProps) {
  const { entity, isOpen, isAdding, isSaving, isLost, row, send } = editor;
  const text = useTexts('editors');
  const toast = useTexts('toast');
  const failureText = useFailureText(editor.failure);
  const failure = failureText !== null && isLost ? text('row-deleted') : failureText;
  const mayDiscard = useMayDiscard();
  const formId = useId();
  const [{ isDirty, isUploading }, setState] = useState(initialState);
  const [isBelowBusy, setIsBelowBusy] = useState(false);
  const title = text(isAdding ? 'add-title' : 'edit-title', { thing: toast(`thing-${entity}`) });
  const [shownTitle, setShownTitle] = useState(title);
  if (isOpen && title !== shownTitle) setShownTitle(title); // the title does not change while the dialog closes
  const draftName = useDraftName(entity, isAdding ? undefined : row?.id);
  const [opened, setOpened] = useState({ isOpen, draftName }); // the row may be deleted by others, or be added as a new one
  if (isOpen !== opened.isOpen) setOpened({ isOpen, draftName });
  const leave = useCallback(() => {
    setState(initialState);
    send({ type: 'cancel' });
  }, [send]);
  const cancel = (): void => {
    const isUnchanged = !isDirty && !isUploading && !renderBelow;
    if (isSaving || !(isUnchanged || mayDiscard())) return;
    if (isDirty) deleteDraft(opened.draftName);
    leave();
  };
  return (
    <Modal
      title={shownTitle}
      isOpen={isOpen}
      onClose={cancel}
      size="lg"
      closesOnOutsideClick={false}
      returnFocusTo={returnFocusTo}
      footer={
        <Footer
          form={formId}
          isSaving={isSaving}
          isUploading={isUploading || isBelowBusy}
          isLost={isLost}
          isAdding={isAdding}
          history={isAdding || isLost || !row ? null : <ItemHistoryLink entity={entity} id={row.id} />}
          onCancel={cancel}
        />
      }
    >
      {isOpen ? (
        <ItemForm
          id={formId}
          entity={entity}
          row={isAdding ? undefined : row}
          presetValues={editor.presetValues}
          draftName={opened.draftName}
          isSaving={isSaving}
          isBlocked={isBelowBusy}
          uploading={editor.uploading}
          failure={failure}
          conflict={conflictsOf(editor.failure?.cause)[0]}
          onSubmit={(values, base, isHidden) =>
            send({ type: isLost ? 'submitAsNew' : 'submit', values, base, isHidden })
          }
          onUnchanged={leave}
          onState={setState}
        />
      ) : null}
      {isOpen ? renderBelow?.(isAdding || isLost ? undefined : row, setIsBelowBusy) : null}
    </Modal>
  );
}

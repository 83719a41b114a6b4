import { useCallback, useId, useState } from 'react';
import { Button } from '../../ui/parts/button';
import { Modal } from '../../ui/parts/Modal';
import { Spinner } from '../../ui/parts/Spinner';
import { useTexts } from '../../ui/text/useTexts';
import { conflictsOf } from '../conflicts/conflictsOf';
import { useMayDiscard } from '../unsaved/mayDiscard';
import { CallFailure } from './callFailure';
import { ItemForm } from './ItemForm';
import type { ListEditorState } from './useListEditor';

const untouched = { isDirty: false, isUploading: false };

interface FootProps {
  readonly form: string;
  readonly isSaving: boolean;
  readonly isUploading: boolean;
  readonly onCancel: () => void;
}

const Foot = ({ form, isSaving, isUploading, onCancel }: FootProps) => {
  const text = useTexts('common');
  return (
    <>
      <Button look="quiet" aria-disabled={isSaving} onClick={onCancel}>
        {text('cancel')}
      </Button>
      <Button type="submit" form={form} look="call" aria-disabled={isSaving || isUploading}>
        {isSaving ? <Spinner aria-hidden="true" /> : null}
        <span aria-live="polite">{text(isSaving ? 'saving' : 'save')}</span>
      </Button>
    </>
  );
};

/** What the server said of a save that failed, or that it said nothing. */
const useFailureText = () => {
  const text = useTexts('toast');
  return (failure: ListEditorState['failure']): string | null => {
    if (failure === null) return null;
    const { cause } = failure;
    return (cause instanceof CallFailure ? cause.serverMessage : null) ?? text('back-end-error');
  };
};

interface ItemDialogProps {
  readonly editor: ListEditorState;
  /** Where the keyboard goes on once it has closed. */
  readonly returnFocusTo: () => HTMLElement | null;
}

/** The dialog in which a row is added or edited. What was typed goes only after a question. */
export const ItemDialog = ({ editor, returnFocusTo }: ItemDialogProps) => {
  const { entity, isOpen, isAdding, isSaving, row, send } = editor;
  const text = useTexts('editors');
  const toast = useTexts('toast');
  const failureText = useFailureText();
  const mayDiscard = useMayDiscard();
  const formId = useId();
  const [{ isDirty, isUploading }, setState] = useState(untouched);
  const title = text(isAdding ? 'add-title' : 'edit-title', { thing: toast(`thing-${entity}`) });
  const [shownTitle, setShownTitle] = useState(title);
  if (isOpen && title !== shownTitle) setShownTitle(title); // it stays as it was while the dialog goes
  const leave = useCallback(() => {
    setState(untouched);
    send({ type: 'cancel' });
  }, [send]);
  const cancel = (): void => {
    if (!isSaving && ((!isDirty && !isUploading) || mayDiscard())) leave();
  };
  return (
    <Modal
      title={shownTitle}
      isOpen={isOpen}
      onClose={cancel}
      size="lg"
      closesOnOutsideClick={false}
      returnFocusTo={returnFocusTo}
      footer={<Foot form={formId} isSaving={isSaving} isUploading={isUploading} onCancel={cancel} />}
    >
      {isOpen ? (
        <ItemForm
          id={formId}
          entity={entity}
          row={isAdding ? undefined : row}
          fixed={editor.fixed}
          isSaving={isSaving}
          failure={failureText(editor.failure)}
          conflict={conflictsOf(editor.failure?.cause)[0]}
          onSubmit={(values, base) => send({ type: 'submit', values, base })}
          onUnchanged={leave}
          onState={setState}
        />
      ) : null}
    </Modal>
  );
};

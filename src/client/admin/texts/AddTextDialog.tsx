import { useState } from 'react';
import { fromPromise } from 'xstate';
import type { AddedText, NewTextValues } from '../../../model/admin/textEdit';
import type { Language } from '../../../model/site/languages';
import { Modal } from '../../ui/components/dialog/Modal';
import { ModalText } from '../../ui/components/dialog/ModalText';
import { Checkbox } from '../../ui/components/Checkbox';
import { useTexts } from '../../ui/text/useTexts';
import { newRequestKey } from '../../store/requestKey';
import { serverMessage } from '../requests/requestError';
import { Banner } from '../controls/Banner';
import { Field } from '../controls/inputs/Field';
import { Input } from '../controls/inputs/input';
import { useInspectedMachine } from '../../store/useInspectedMachine';
import { useToasts } from '../toasts/useToasts';
import { useMayDiscard } from '../unsaved/mayDiscard';
import { DraftNotice } from '../unsaved/DraftNotice';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { BilingualTextFields } from '../richText/BilingualTextFields';
import { DialogFooter } from '../controls/DialogFooter';
import { saveShortcut } from '../controls/saveShortcut';
import { textAdditionMachine } from './textAddition.machine';
import { useNewTextDraft } from './useNewTextDraft';
import { useTextRequests } from './useTextRequests';
import { usePageName } from '../controls/usePageName';

interface AddTextDialogProps {
  readonly classKey: string;
  /** The keys that exist in both languages and cannot be added. */
  readonly takenKeys: ReadonlySet<string>;
  readonly onClose: () => void;
}

const blank: NewTextValues = { key: '', values: { en: '', fr: '' }, isHtml: false };

/** Sends the text. After a failure a toast and a message appear, and the typed values can be submitted again. */
const useAddTextMachine = (classKey: string, onAdded: () => void) => {
  const toasts = useToasts();
  const { add } = useTextRequests(classKey);
  const send = async (text: AddedText): Promise<void> => {
    try {
      toasts.addedText(await add(text));
    } catch (error) {
      toasts.failed(error);
      throw error;
    }
  };
  return useInspectedMachine(
    textAdditionMachine.provide({
      actors: { add: fromPromise(({ input }) => send(input)) },
      actions: { finish: onAdded },
    }),
    `${classKey} text addition`,
  );
};

/**
 * The text key of the error of a key; undefined if it is valid. Keys are words of letters and digits joined by hyphens,
 * some with a capital letter (`nameEn`).
 */
const keyErrorOf = (key: string, takenKeys: ReadonlySet<string>) => {
  if (key === '') return 'key-required';
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/i.test(key)) return 'key-invalid';
  return takenKeys.has(key) ? 'key-exists' : undefined;
};

interface KeyFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (key: string) => void;
}

const KeyField = ({ value, error, isReadOnly, onChange }: KeyFieldProps) => {
  const text = useTexts('edit-resources');
  return (
    <Field label={text('object-key')} hint={text('key-hint')} error={error} isRequired>
      {(control) => (
        <Input
          {...control}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          readOnly={isReadOnly}
          data-autofocus=""
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
};

/** Adds a text to a page: its key and its value in both languages (specification, section 5). */
export function AddTextDialog({ classKey, takenKeys, onClose }: AddTextDialogProps) {
  const text = useTexts('edit-resources');
  const toast = useTexts('toast');
  const pageName = usePageName();
  const mayDiscard = useMayDiscard();
  const [draft, setDraft] = useState(blank);
  const [isChecked, setIsChecked] = useState(false);
  const [snapshot, send] = useAddTextMachine(classKey, onClose);
  const isBusy = snapshot.hasTag('busy');
  const isDirty = [draft.key, draft.values.en, draft.values.fr].some((typed) => typed !== '');
  useUnsavedChanges(isDirty);
  const { offer, discard } = useNewTextDraft(classKey, draft, isBusy, setDraft);
  const key = draft.key.trim();
  const keyErrorKey = keyErrorOf(key, takenKeys);
  const keyError = keyErrorKey && text(keyErrorKey);
  const textError = (language: Language): string | undefined =>
    draft.values[language].trim() === '' ? text('text-required') : undefined;
  const save = (): void => {
    setIsChecked(true);
    if (keyError !== undefined || textError('en') || textError('fr')) return;
    send({ type: 'submit', text: { ...draft, key, requestKey: newRequestKey() } });
  };
  const cancel = (): void => {
    if (isBusy || (isDirty && !mayDiscard())) return;
    if (isDirty) discard();
    onClose();
  };
  return (
    <Modal
      title={text('add-title', { page: pageName(classKey) })}
      isOpen
      onClose={cancel}
      size="lg"
      closesOnOutsideClick={false}
      footer={<DialogFooter isBusy={isBusy} onCancel={cancel} onSave={save} />}
    >
      <ModalText display="grid" gap="5" onKeyDown={saveShortcut(save)}>
        {offer ? <DraftNotice {...offer} /> : null}
        {snapshot.hasTag('failed') ? (
          <Banner takesFocus>
            {text('not-saved')} {serverMessage(snapshot.context.failure?.cause) ?? toast('back-end-error')}
          </Banner>
        ) : null}
        <KeyField
          value={draft.key}
          error={isChecked ? keyError : undefined}
          isReadOnly={isBusy}
          onChange={(typed) => setDraft((before) => ({ ...before, key: typed }))}
        />
        <Checkbox
          label={text('is-html')}
          isChecked={draft.isHtml}
          isDisabled={isBusy}
          onChange={(isHtml) => setDraft((before) => ({ ...before, isHtml }))}
        />
        <BilingualTextFields
          isRequired
          values={draft.values}
          isHtml={() => draft.isHtml}
          isReadOnly={() => isBusy}
          errorOf={(language) => (isChecked ? textError(language) : undefined)}
          onChange={(language, typed) =>
            setDraft((before) => ({ ...before, values: { ...before.values, [language]: typed } }))
          }
        />
      </ModalText>
    </Modal>
  );
}

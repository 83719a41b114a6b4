import { useState } from 'react';
import { languages } from '../../../model/languages';
import { Modal } from '../../ui/parts/Modal';
import { ModalText } from '../../ui/parts/ModalText';
import { useTexts } from '../../ui/text/useTexts';
import { Banner } from '../form/Banner';
import { useMayDiscard } from '../unsaved/mayDiscard';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { BothLanguages } from './BothLanguages';
import { DialogFoot } from './DialogFoot';
import type { TextRow } from './textRows';
import { valuesOf } from './textRows';
import type { TextEditor } from './useTextEditor';

interface HtmlTextDialogProps {
  readonly row: TextRow;
  readonly mayAdd: boolean;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly send: TextEditor['send'];
}

/** A text with its formatting, edited in both languages. It closes only after a question where something was typed. */
export const HtmlTextDialog = ({ row, mayAdd, isBusy, failure, send }: HtmlTextDialogProps) => {
  const text = useTexts('edit-resources');
  const mayDiscard = useMayDiscard();
  const [initial] = useState(() => valuesOf(row));
  const [values, setValues] = useState(initial);
  const isDirty = languages.some((language) => values[language] !== initial[language]);
  useUnsavedChanges(isDirty);
  const cancel = (): void => {
    if (!isBusy && (!isDirty || mayDiscard())) send({ type: 'cancel' });
  };
  return (
    <Modal
      title={text('edit-title', { key: row.key })}
      isOpen
      onClose={cancel}
      size="lg"
      closesOnOutsideClick={false}
      footer={
        <DialogFoot isBusy={isBusy} onCancel={cancel} onSave={() => send({ type: 'submit', values })} />
      }
    >
      <ModalText display="grid" gap="5">
        {failure === null ? null : (
          <Banner>
            {text('not-saved')} {failure}
          </Banner>
        )}
        <BothLanguages
          values={values}
          isHtml={(language) => row[language]?.isHtml ?? true}
          isReadOnly={(language) => isBusy || (row[language] === undefined && !mayAdd)}
          hintOf={(language) => (row[language] === undefined && !mayAdd ? text('missing-hint') : undefined)}
          onChange={(language, html) => setValues((before) => ({ ...before, [language]: html }))}
        />
      </ModalText>
    </Modal>
  );
};

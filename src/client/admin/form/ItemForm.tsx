import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import type { EditConflict } from '../../../model/history';
import type { FormValues } from '../../../model/schema/rows';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import type { StoredRow } from '../../store/content/storedRow';
import { ModalText } from '../../ui/components/dialog/ModalText';
import { useTexts } from '../../ui/text/useTexts';
import { Banner } from '../controls/Banner';
import type { UploadingFile } from '../fields/formSettings';
import type { NewRowValues } from '../requests/entityRequests';
import { DraftOffer } from './DraftOffer';
import { FieldInputs } from './FieldInputs';
import { FieldTabs } from './FieldTabs';
import type { FormField } from './formColumns';
import { columnsOf, formFields, longTextsOf } from './formColumns';
import { RowFormFrame } from './RowFormFrame';
import { useRowForm } from './useRowForm';

/** The fields of a form. Several long texts share the place of the first one, in tabs. */
const Fields = ({ fields }: { readonly fields: readonly FormField[] }) => {
  const longTexts = longTextsOf(fields);
  return (
    <chakra.div
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {fields.map((field) =>
        field === longTexts[0] ? (
          <FieldTabs key={field.fieldName} fields={longTexts} />
        ) : longTexts.includes(field) ? null : (
          <FieldInputs key={field.fieldName} field={field} />
        ),
      )}
    </chakra.div>
  );
};

interface ItemFormProps {
  /** Connects the form to its buttons, which are in the footer of the dialog. */
  readonly id: string;
  readonly entity: EntityName;
  /** The edited row; undefined when a row is added. */
  readonly row: StoredRow | undefined;
  readonly presetValues: NewRowValues;
  /** The name of the draft of this form in the browser's storage. */
  readonly draftName: string;
  readonly isSaving: boolean;
  /** Whether something else in the dialog is being changed, so that the form cannot be saved. */
  readonly isBlocked: boolean;
  readonly uploading: UploadingFile | null;
  /** Why the last save failed; null if it did not. */
  readonly failure: string | null;
  /** The edit conflict, if that is why the save failed. */
  readonly conflict: EditConflict | undefined;
  /** @param base the row as the administrator knows it */
  readonly onSubmit: (values: FormValues, base: FormValues, isHidden: boolean) => void;
  /** Called instead of `onSubmit` if nothing was changed. */
  readonly onUnchanged: () => void;
  readonly onState: (state: { readonly isDirty: boolean; readonly isUploading: boolean }) => void;
}

/** The form that adds or edits a row, built from the fields of its entity. */
export function ItemForm(props: ItemFormProps) {
  const { id, entity, draftName, isSaving, isBlocked, failure, conflict } = props;
  const { onSubmit, onUnchanged, onState } = props;
  const text = useTexts('editors');
  const reader = useAppSelector(selectLanguage);
  const fields = useMemo(() => formFields(entity, reader), [entity, reader]);
  const columns = columnsOf(fields);
  const state = useRowForm({
    ...props,
    firstColumn: columns.find(({ field }) => field.kind !== 'image')?.name,
  });
  const { form, isDirty, isUploading } = state;
  const [emptySaves, setEmptySaves] = useState(0); // the number of saves without values: each shows the banner again
  useEffect(() => onState({ isDirty, isUploading }), [onState, isDirty, isUploading]);
  return (
    <RowFormFrame
      {...{ id, state, columns, isBlocked, onSubmit }}
      onUnchanged={state.settings.isNew ? () => setEmptySaves((times) => times + 1) : onUnchanged}
    >
      {(notices) => (
        <ModalText display="grid" gap="5">
          <DraftOffer name={draftName} form={form} isSaving={isSaving} />
          {failure === null || conflict ? null : <Banner takesFocus>{failure}</Banner>}
          {notices}
          {emptySaves > 0 && !isDirty ? (
            <Banner key={emptySaves} takesFocus>
              {text('nothing-filled')}
            </Banner>
          ) : null}
          <Fields fields={fields} />
        </ModalText>
      )}
    </RowFormFrame>
  );
}

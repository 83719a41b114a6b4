import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { EntityName } from '../../../model/schema/entities';
import type { EditConflict } from '../../../model/history';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import type { StoredRow } from '../../store/content/storedRow';
import { ModalText } from '../../ui/components/ModalText';
import { useTexts } from '../../ui/text/useTexts';
import { DraftOffer } from './DraftOffer';
import { RowConflict } from './RowConflict';
import { useConflictResolution } from './useConflictResolution';
import { Banner } from '../controls/Banner';
import { saveShortcut } from '../controls/saveShortcut';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import type { NewRowValues } from '../requests/entityRequests';
import type { SendingFile } from '../fields/formSettings';
import { FormSettingsProvider } from '../fields/formSettings';
import { formFields } from './formColumns';
import { FormFields } from './FormFields';
import { isSavedHidden, PublicationNotice, usePublication } from './publication';
import type { FormValues } from '../../../model/schema/rows';
import { useRowForm } from './useRowForm';

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
  readonly sending: SendingFile | null;
  /** Why the last save failed; null if it did not. */
  readonly failure: string | null;
  /** The edit conflict, if that is why the save failed. */
  readonly conflict: EditConflict | undefined;
  /**
   * `base` is the row as it was when the form was opened, with the changes of others that the form has shown since. A new row
   * may be saved hidden.
   */
  readonly onSubmit: (values: FormValues, base: FormValues, isHidden: boolean) => void;
  /** Called instead of `onSubmit` if nothing was changed. */
  readonly onUnchanged: () => void;
  readonly onState: (state: { readonly isDirty: boolean; readonly isUploading: boolean }) => void;
}

/** The form that adds or edits a row, built from the fields of its entity. */
export function ItemForm({
  id,
  entity,
  row,
  presetValues,
  draftName,
  isSaving,
  isBlocked,
  sending,
  failure,
  conflict,
  onSubmit,
  onUnchanged,
  onState,
}: ItemFormProps) {
  const text = useTexts('editors');
  const { form, untouched } = useRowForm(entity, row, presetValues);
  const { choices, updateBase } = useConflictResolution(entity, row ?? presetValues, conflict, untouched);
  const reader = useAppSelector(selectLanguage);
  const fields = useMemo(() => formFields(entity, reader), [entity, reader]);
  const [isNew] = useState(row === undefined); // an edited row may be deleted elsewhere while the form is open
  const { isDirty } = form.formState;
  const [isUploading, setIsUploading] = useState(false);
  const [emptySaves, setEmptySaves] = useState(0); // the number of saves without values: each shows the banner again
  useUnsavedChanges(isDirty || isUploading);
  useEffect(() => onState({ isDirty, isUploading }), [onState, isDirty, isUploading]);
  const onUploading = useCallback((uploading: boolean) => setIsUploading(uploading), []);
  const settings = useMemo(
    () => ({ entity, firstColumn: fields[0]?.columns[0]?.name, isNew, isSaving, sending, onUploading }),
    [entity, fields, isNew, isSaving, sending, onUploading],
  );
  const publication = usePublication(entity, row?.id);
  const submit = form.handleSubmit((values, event) => {
    if (isSaving || isUploading || isBlocked) return;
    if (!choices.areMade()) return;
    const isHidden = isSavedHidden(event?.nativeEvent);
    if (isDirty && publication.mayBeSaved(values, isHidden)) onSubmit(values, updateBase(), isHidden);
    else if (isDirty) return;
    else if (isNew) setEmptySaves((times) => times + 1);
    else onUnchanged();
  });
  return (
    <FormProvider {...form}>
      <FormSettingsProvider value={settings}>
        <chakra.form
          id={id}
          noValidate
          aria-busy={isSaving}
          onSubmit={(event) => void submit(event)}
          onKeyDown={saveShortcut(() => void submit())}
        >
          <ModalText display="grid" gap="5">
            <DraftOffer name={draftName} form={form} isSaving={isSaving} />
            {failure === null || conflict ? null : <Banner takesFocus>{failure}</Banner>}
            {conflict ? (
              <RowConflict
                key={JSON.stringify(conflict)}
                entity={entity}
                conflict={conflict}
                choices={choices}
                isSaving={isSaving}
              />
            ) : null}
            <PublicationNotice save={{ form: id }} {...publication} isSaving={isSaving} />
            {emptySaves > 0 && !isDirty ? (
              <Banner key={emptySaves} takesFocus>
                {text('nothing-filled')}
              </Banner>
            ) : null}
            <FormFields fields={fields} />
          </ModalText>
        </chakra.form>
      </FormSettingsProvider>
    </FormProvider>
  );
}

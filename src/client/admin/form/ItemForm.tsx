import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { EntityName } from '../../../model/schema/entities';
import type { EditConflict } from '../../../model/history';
import type { StoredRow } from '../../store/content/storedRow';
import { ModalText } from '../../ui/components/ModalText';
import { useTexts } from '../../ui/text/useTexts';
import { RowConflict } from './RowConflict';
import { useConflictResolution } from './useConflictResolution';
import { Banner } from '../controls/Banner';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import type { NewRow } from '../requests/entityRequests';
import { FormSettingsProvider } from '../fields/formSettings';
import { ColumnInput } from '../fields/ColumnInput';
import { formFields } from './formColumns';
import type { FormField } from './formColumns';
import type { FormValues } from '../../../model/schema/rows';
import { useRowForm } from './useRowForm';

interface ItemFormProps {
  /** Ties the form to its buttons, which stand at the foot of the dialog. */
  readonly id: string;
  readonly entity: EntityName;
  /** The row that is edited; none where one is added. */
  readonly row: StoredRow | undefined;
  readonly presetValues: NewRow;
  readonly isSaving: boolean;
  /** That it was not saved, and why. */
  readonly failure: string | null;
  /** What another has changed meanwhile, where that is why. */
  readonly conflict: EditConflict | undefined;
  /** `base` is the row as it is known here: as it was opened, with what was seen of others' changes since. */
  readonly onSubmit: (values: FormValues, base: FormValues) => void;
  /** Nothing was changed: there is nothing to save. */
  readonly onUnchanged: () => void;
  readonly onState: (state: { readonly isDirty: boolean; readonly isUploading: boolean }) => void;
}

/** A field over the whole width, its languages side by side; on a phone below each other. */
const FieldInputs = ({ entity, field }: { entity: EntityName; field: FormField }) => (
  <chakra.div
    gridColumn={field.isWide ? '1 / -1' : 'auto'}
    display="grid"
    gap="4"
    gridTemplateColumns={{
      base: 'minmax(0, 1fr)',
      md: `repeat(${field.columns.length}, minmax(0, 1fr))`,
    }}
  >
    {field.columns.map((column) => (
      <ColumnInput key={column.name} entity={entity} column={column} />
    ))}
  </chakra.div>
);

/** The form in which a row is added or edited, made from the fields of its kind. */
export const ItemForm = ({
  id,
  entity,
  row,
  presetValues,
  isSaving,
  failure,
  conflict,
  onSubmit,
  onUnchanged,
  onState,
}: ItemFormProps) => {
  const text = useTexts('editors');
  const { form, untouched } = useRowForm(entity, row, presetValues);
  const { choices, seen } = useConflictResolution(entity, row ?? presetValues, conflict, untouched);
  const [isNew] = useState(row === undefined); // an edited row may be deleted elsewhere meanwhile
  const { isDirty } = form.formState;
  const [isUploading, setIsUploading] = useState(false);
  const [savedEmpty, setSavedEmpty] = useState(0); // how often
  useUnsavedChanges(isDirty || isUploading);
  useEffect(() => onState({ isDirty, isUploading }), [onState, isDirty, isUploading]);
  const onUploading = useCallback((uploading: boolean) => setIsUploading(uploading), []);
  const settings = useMemo(
    () => ({ entity, firstColumn: formFields(entity)[0]?.columns[0]?.name, isNew, isSaving, onUploading }),
    [entity, isNew, isSaving, onUploading],
  );
  const submit = form.handleSubmit((values) => {
    if (isSaving || isUploading) return;
    if (!choices.areMade()) return;
    if (isDirty) onSubmit(values, seen());
    else if (isNew) setSavedEmpty((times) => times + 1);
    else onUnchanged();
  });
  return (
    <FormProvider {...form}>
      <FormSettingsProvider value={settings}>
        <chakra.form id={id} noValidate aria-busy={isSaving} onSubmit={(event) => void submit(event)}>
          <ModalText display="grid" gap="5">
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
            {savedEmpty > 0 && !isDirty ? (
              <Banner key={savedEmpty} takesFocus>
                {text('nothing-filled')}
              </Banner>
            ) : null}
            <chakra.div
              display="grid"
              gap="5"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
            >
              {formFields(entity).map((field) => (
                <FieldInputs key={field.fieldName} entity={entity} field={field} />
              ))}
            </chakra.div>
          </ModalText>
        </chakra.form>
      </FormSettingsProvider>
    </FormProvider>
  );
};

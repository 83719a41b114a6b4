import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { RowTarget } from '../../../model/admin/onPage/pageSource';
import type { EditConflict } from '../../../model/history';
import type { Column } from '../../../model/schema/fields';
import type { FormValues } from '../../../model/schema/rows';
import type { StoredRow } from '../../store/content/storedRow';
import { newRequestKey } from '../../store/requestKey';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { saveShortcut } from '../controls/saveShortcut';
import { FormSettingsProvider } from '../fields/formSettings';
import { FieldInputs } from '../form/FieldInputs';
import { formFields } from '../form/formColumns';
import { isSavedHidden, PublicationNotice, usePublication } from '../form/publication';
import { RowConflict } from '../form/RowConflict';
import { useConflictResolution } from '../form/useConflictResolution';
import { useRowForm } from '../form/useRowForm';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import type { PageFormProps } from './pageForm';

interface RowFormProps extends PageFormProps {
  readonly target: RowTarget;
  readonly row: StoredRow;
  readonly conflict: EditConflict | undefined;
}

/** Kinds whose values follow from the place of a row, or are files: they are edited with all fields. */
const isElsewhere = ({ field: { kind } }: Column): boolean =>
  ['parent', 'brandFlag', 'company', 'file'].includes(kind);

const pick = (values: FormValues, columns: readonly Column[]): FormValues =>
  Object.fromEntries(columns.map(({ name }) => [name, values[name]]));

const noValues = {};

/** Edits fields of a row, each in both languages where it has them. */
export function RowForm({ id, target, row, conflict, isBusy, onDraft, onSubmit }: RowFormProps) {
  const { entity, fields: names } = target;
  const reader = useAppSelector(selectLanguage);
  const { form, untouched } = useRowForm(entity, row, noValues);
  const { choices, updateBase } = useConflictResolution(entity, row, conflict, untouched);
  const [isUploading, setIsUploading] = useState(false);
  const fields = useMemo(
    () =>
      formFields(entity, reader).filter(
        ({ fieldName, columns }) => names.includes(fieldName) && !columns.some(isElsewhere),
      ),
    [entity, reader, names],
  );
  const columns = useMemo(() => fields.flatMap((field) => field.columns), [fields]);
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty || isUploading);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => onDraft(pick(values, columns)));
    return unsubscribe;
  }, [form, columns, onDraft]);
  const settings = useMemo(
    () => ({
      entity,
      firstColumn: columns[0]?.name,
      isNew: false,
      isSaving: isBusy,
      sending: null,
      onUploading: setIsUploading,
    }),
    [entity, columns, isBusy],
  );
  const publication = usePublication(entity, row.id);
  const submit = form.handleSubmit((typed, event) => {
    if (isBusy || isUploading || !choices.areMade()) return;
    const values = pick(typed, columns);
    const isHidden = isSavedHidden(event?.nativeEvent);
    if (!publication.mayBeSaved(values, isHidden)) return;
    onSubmit({ target, values, base: updateBase(), requestKey: newRequestKey(), isHidden });
  });
  return (
    <FormProvider {...form}>
      <FormSettingsProvider value={settings}>
        <chakra.form
          id={id}
          noValidate
          aria-busy={isBusy}
          display="grid"
          gap="4"
          onSubmit={(event) => void submit(event)}
          onKeyDown={saveShortcut(() => void submit())}
        >
          {conflict ? (
            <RowConflict
              key={JSON.stringify(conflict)}
              entity={entity}
              conflict={conflict}
              choices={choices}
              isSaving={isBusy}
            />
          ) : null}
          <PublicationNotice save={{ form: id }} {...publication} isSaving={isBusy} />
          {fields.map((field) => (
            <FieldInputs key={field.fieldName} field={field} />
          ))}
        </chakra.form>
      </FormSettingsProvider>
    </FormProvider>
  );
}

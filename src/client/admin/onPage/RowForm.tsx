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
import type { SendingFile } from '../fields/formSettings';
import { FormSettingsProvider } from '../fields/formSettings';
import { FieldInputs } from '../form/FieldInputs';
import type { FormField } from '../form/formColumns';
import { formFields } from '../form/formColumns';
import { isSavedHidden, PublicationNotice, usePublication } from '../form/publication';
import { RowConflict } from '../form/RowConflict';
import { useConflictResolution } from '../form/useConflictResolution';
import { useRowForm } from '../form/useRowForm';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { OtherFields } from './OtherFields';
import type { PageFormProps } from './pageForm';

interface RowFormProps extends PageFormProps {
  readonly target: RowTarget;
  readonly row: StoredRow;
  readonly sending: SendingFile | null;
  readonly conflict: EditConflict | undefined;
}

/** Kinds that pages show by the place of a row, or by a link: they are edited with any field of the row. */
const isEverywhere = ({ columns }: FormField): boolean =>
  columns.some(({ field: { kind } }) => ['parent', 'brandFlag', 'company', 'file'].includes(kind));

const pick = (values: FormValues, columns: readonly Column[]): FormValues =>
  Object.fromEntries(columns.map(({ name }) => [name, values[name]]));

const columnsOf = (fields: readonly FormField[]): readonly Column[] =>
  fields.flatMap(({ columns }) => columns);

const noValues = {};

/** The chosen fields, and those that can be edited with each of them. */
const useFields = ({ entity, fields: names }: RowTarget) => {
  const reader = useAppSelector(selectLanguage);
  return useMemo(() => {
    const all = formFields(entity, reader);
    const chosen = all.filter(({ fieldName }) => names.includes(fieldName));
    const others = all.filter((field) => isEverywhere(field) && !chosen.includes(field));
    return { chosen, others, columns: columnsOf(chosen), allColumns: columnsOf([...chosen, ...others]) };
  }, [entity, reader, names]);
};

/** Edits fields of a row, each in both languages where it has them. */
export function RowForm({ id, target, row, sending, conflict, isBusy, onDraft, onSubmit }: RowFormProps) {
  const { entity } = target;
  const { form, untouched } = useRowForm(entity, row, noValues);
  const { choices, updateBase } = useConflictResolution(entity, row, conflict, untouched);
  const [isUploading, setIsUploading] = useState(false);
  const { chosen, others, columns, allColumns } = useFields(target);
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
      sending,
      onUploading: setIsUploading,
    }),
    [entity, columns, isBusy, sending],
  );
  const publication = usePublication(entity, row.id);
  const submit = form.handleSubmit((typed, event) => {
    if (isBusy || isUploading || !choices.areMade()) return;
    const values = pick(typed, allColumns);
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
          {chosen.map((field) => (
            <FieldInputs key={field.fieldName} field={field} />
          ))}
          {others.length === 0 ? null : <OtherFields fields={others} />}
        </chakra.form>
      </FormSettingsProvider>
    </FormProvider>
  );
}

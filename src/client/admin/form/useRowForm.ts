import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { EditConflict } from '../../../model/history';
import { theirValuesOf } from '../../../model/history';
import type { EntityName } from '../../../model/schema/entities';
import type { FormValues } from '../../../model/schema/rows';
import type { StoredRow } from '../../store/content/storedRow';
import { useConflictChoices } from '../conflicts/useConflictChoices';
import type { FormSettings } from '../fields/formSettings';
import type { NewRowValues } from '../requests/entityRequests';
import { useUnsavedChanges } from '../unsaved/useUnsavedChanges';
import { initialValues } from './formColumns';
import { useConflictingColumns } from './RowConflict';

interface RowFormOptions extends Pick<FormSettings, 'firstColumn' | 'isSaving' | 'uploading'> {
  readonly entity: EntityName;
  /** The edited row; undefined when a row is added. */
  readonly row: StoredRow | undefined;
  readonly presetValues: NewRowValues;
  /** The edit conflict, if that is why the last save failed. */
  readonly conflict: EditConflict | undefined;
}

const useValues = ({
  entity,
  row,
  presetValues,
}: Pick<RowFormOptions, 'entity' | 'row' | 'presetValues'>) => {
  const [defaultValues] = useState(() => initialValues(entity, row, presetValues));
  const values = useMemo(() => row && initialValues(entity, row, presetValues), [entity, row, presetValues]);
  return useForm({
    defaultValues,
    ...(values && { values }),
    resetOptions: { keepDirtyValues: true },
  });
};

/** The form of a row. Changes that others make while it is open appear in the fields that were not changed here. */
export function useRowForm({ entity, row, presetValues, conflict, ...options }: RowFormOptions) {
  const { firstColumn, isSaving, uploading } = options;
  const [isNew] = useState(row === undefined); // an edited row may be deleted elsewhere while the form is open
  const form = useValues({ entity, row, presetValues });
  const { dirtyFields, defaultValues: latest = {}, isDirty } = form.formState;
  const [base, setBase] = useState<FormValues>(row ?? presetValues);
  const [isUploading, onUploading] = useState(false);
  useUnsavedChanges(isDirty || isUploading);
  const conflicting = useConflictingColumns(entity, conflict).map(({ name }) => name);
  return {
    form,
    row,
    isDirty,
    isUploading,
    conflict,
    choices: useConflictChoices<unknown>(conflict, conflicting),
    settings: useMemo(
      () => ({
        entity,
        fixedValues: row ?? presetValues,
        firstColumn,
        isNew,
        isSaving,
        uploading,
        onUploading,
      }),
      [entity, row, presetValues, firstColumn, isNew, isSaving, uploading],
    ),
    /**
     * Returns the base of the next save: the row as the administrator knows it. That is as it was when the form was opened, with
     * the changes of others that the form has shown since. An administrator who saves again after choosing has seen the other version.
     */
    updateBase: (): FormValues => {
      const untouched = Object.entries(latest).filter(([name]) => !dirtyFields[name]);
      const nextBase = { ...base, ...Object.fromEntries(untouched), ...theirValuesOf(conflict) };
      setBase(nextBase);
      return nextBase;
    },
  };
}

export type RowFormState = ReturnType<typeof useRowForm>;

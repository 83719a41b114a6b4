import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { EntityName } from '../../../model/schema/entities';
import type { StoredRow } from '../../store/content/storedRow';
import type { NewRowValues } from '../requests/entityRequests';
import { initialValues } from './formColumns';
import type { FormValues } from '../../../model/schema/rows';

/** The form of a row. Changes that others make while it is open appear in the fields that were not changed here. */
export function useRowForm(entity: EntityName, row: StoredRow | undefined, presetValues: NewRowValues) {
  const [defaultValues] = useState(() => initialValues(entity, row, presetValues));
  const values = useMemo(() => row && initialValues(entity, row, presetValues), [entity, row, presetValues]);
  const form = useForm({
    defaultValues,
    ...(values && { values }),
    resetOptions: { keepDirtyValues: true },
  });
  const { dirtyFields, defaultValues: latest } = form.formState;
  /** The values of the fields that were not changed here. */
  const untouched = (): FormValues =>
    Object.fromEntries(Object.entries(latest ?? {}).filter(([name]) => !dirtyFields[name]));
  return { form, untouched };
}

import { useState } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import type { EditConflict } from '../../../model/history';
import type { FormValues } from '../../../model/schema/rows';
import { otherValuesOf } from '../../../model/history';
import { conflictingColumns } from './RowConflict';
import { useConflictChoices } from '../conflicts/useConflictChoices';

/**
 * The base of the next save, and the choices in a conflict. The base is the row as the administrator knows it: as it
 * was when the form was opened, with the changes of others that the form has shown since. An administrator who saves
 * again after choosing has seen the other version.
 * @param untouched returns the values of the fields that were not changed here
 */
export function useConflictResolution(
  entity: EntityName,
  row: FormValues | undefined,
  conflict: EditConflict | undefined,
  untouched: () => FormValues,
) {
  const [base, setBase] = useState<FormValues>(row ?? {});
  const conflicting = conflictingColumns(entity, conflict).map(({ name }) => name);
  return {
    choices: useConflictChoices<unknown>(conflict, conflicting),
    updateBase: (): FormValues => {
      const nextBase = { ...base, ...untouched(), ...otherValuesOf(conflict) };
      setBase(nextBase);
      return nextBase;
    },
  };
}

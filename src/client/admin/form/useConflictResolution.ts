import { useState } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import type { EditConflict } from '../../../model/history';
import type { FormValues } from '../../../model/schema/rows';
import { theirsOf } from '../conflicts/conflictsOf';
import { conflictingColumns } from './RowConflict';
import { useChoices } from '../conflicts/useChoices';

/**
 * The row as a form knows it, as it was when the form was opened, with what was seen of others' changes since; and what was
 * chosen where another has changed the same. Whoever saves again after having chosen has seen what the other wrote.
 * @param untouched what stands in the fields that have not been changed here
 */
export const useConflictResolution = (
  entity: EntityName,
  row: FormValues | undefined,
  conflict: EditConflict | undefined,
  untouched: () => FormValues,
) => {
  const [base, setBase] = useState<FormValues>(row ?? {});
  const conflicting = conflictingColumns(entity, conflict).map(({ name }) => name);
  return {
    choices: useChoices<unknown>(conflict, conflicting),
    seen: (): FormValues => {
      const seen = { ...base, ...untouched(), ...theirsOf(conflict) };
      setBase(seen);
      return seen;
    },
  };
};

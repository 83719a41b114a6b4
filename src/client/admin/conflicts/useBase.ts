import { useState } from 'react';
import type { EditConflict } from '../../../model/history';
import type { FormValues } from '../editors/listEditor.machine';
import { theirsOf } from './RowConflict';

/**
 * The row as a form knows it: as it was when the form was opened, with what was seen of others' changes since. Whoever saves
 * again after a conflict has seen what the other wrote.
 */
export const useBase = (row: FormValues | undefined) => {
  const [base, setBase] = useState<FormValues>(row ?? {});
  return {
    seen: (conflict: EditConflict | undefined): FormValues => {
      const seen = { ...base, ...theirsOf(conflict) };
      setBase(seen);
      return seen;
    },
  };
};

import { useCallback, useMemo, useRef } from 'react';
import { nextOrder } from '../../../model/schema/order';
import type { StoredRow } from '../../store/content/storedRow';
import type { NewRow } from './entityRequests';
import { newRequestKey } from './requestKey';

/** By what the save of a new row is known, and the place of the row. */
interface Addition {
  readonly requestKey: string;
  readonly displayOrder: number;
  /** What was seen of others' changes to the row, where it was added though the answer got lost. */
  readonly base?: NewRow;
}

/**
 * A save that failed may have been made all the same, where only its answer got lost: as long as the same addition is tried
 * again it is the same save, and nothing is added twice.
 */
export const useIdempotentSave = () => {
  const begun = useRef(new Map<string, Addition>());
  /** @param name tells additions that are tried at the same time from each other */
  const begin = useCallback((name: string, rows: readonly StoredRow[]): Addition => {
    const addition = begun.current.get(name) ?? {
      requestKey: newRequestKey(),
      displayOrder: nextOrder(rows),
    };
    begun.current.set(name, addition);
    return addition;
  }, []);
  /** What another has written is shown: who saves again has seen it. */
  const see = useCallback((name: string, theirs: NewRow): void => {
    const addition = begun.current.get(name);
    if (addition) begun.current.set(name, { ...addition, base: { ...addition.base, ...theirs } });
  }, []);
  /** It was saved or given up: the next one is another. */
  const end = useCallback((name: string): void => {
    begun.current.delete(name);
  }, []);
  return useMemo(() => ({ begin, see, end }), [begin, see, end]);
};

import { useCallback, useMemo, useRef } from 'react';
import { nextOrder } from '../../../model/schema/order';
import type { StoredRow } from '../../store/content/storedRow';
import type { NewRow } from './entityRequests';
import { newRequestKey } from './requestKey';

/** The idempotency key of a save that adds a row, and the position of the row. */
interface Addition {
  readonly requestKey: string;
  readonly displayOrder: number;
  /** The changes of others that the form has shown, if the row was added although the response was lost. */
  readonly base?: NewRow;
}

/**
 * A save that failed may have succeeded on the server, if only its response was lost. Each retry of an addition
 * therefore has the same request key, so that no row is added twice.
 */
export function useIdempotentSave() {
  const pending = useRef(new Map<string, Addition>());
  /** @param name distinguishes additions that run at the same time */
  const begin = useCallback((name: string, rows: readonly StoredRow[]): Addition => {
    const addition = pending.current.get(name) ?? {
      requestKey: newRequestKey(),
      displayOrder: nextOrder(rows),
    };
    pending.current.set(name, addition);
    return addition;
  }, []);
  /** Records that the form has shown the values of another administrator: the next save is based on them. */
  const acknowledge = useCallback((name: string, theirs: NewRow): void => {
    const addition = pending.current.get(name);
    if (addition) pending.current.set(name, { ...addition, base: { ...addition.base, ...theirs } });
  }, []);
  /** The row was saved or discarded: the next addition gets a new key. */
  const end = useCallback((name: string): void => {
    pending.current.delete(name);
  }, []);
  return useMemo(() => ({ begin, acknowledge, end }), [begin, acknowledge, end]);
}

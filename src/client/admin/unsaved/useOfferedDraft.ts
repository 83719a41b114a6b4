import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../store/hooks';
import type { FormValues } from '../../../model/schema/rows';
import type { Draft } from './storedDraft';
import { deleteDraft, deleteOldDrafts, draftName, readDraft, storeDraft } from './storedDraft';

/** How long after a key the draft is stored, in milliseconds. */
export const draftDelayMs = 300;

/** The name of the draft of a form, for this account. @param form such as 'tanker 3' */
export function useNameOfDraft(form: string): string {
  return draftName(useAppSelector(({ session }) => session.email) ?? '', form);
}

/**
 * The draft from before a form was opened. A save deletes it.
 * @param isSaving whether the form is being saved. If it closes then, it was saved
 */
export function useOfferedDraft(name: string, isSaving: boolean) {
  const [key] = useState(name); // the name changes if the row is deleted elsewhere, but the form is the same
  const [offered, setOffered] = useState(() => readDraft(key));
  const unanswered = useRef(offered);
  const wasSaving = useRef(isSaving);
  useEffect(() => {
    wasSaving.current = isSaving;
  }, [isSaving]);
  useEffect(() => {
    deleteOldDrafts();
    return () => {
      if (wasSaving.current) deleteDraft(key);
    };
  }, [key]);
  /** Stores the typed values. They include the earlier draft until its offer is accepted or rejected. */
  const store = useCallback(
    (typed: FormValues, base: FormValues): void => {
      const earlier = unanswered.current;
      if (earlier && Object.keys(typed).length === 0) return;
      storeDraft(key, { ...earlier?.values, ...typed }, { ...base, ...earlier?.base });
    },
    [key],
  );
  /** The offer was accepted or rejected. */
  const answer = useCallback(() => {
    unanswered.current = undefined;
    setOffered(undefined);
  }, []);
  const discard = useCallback(() => {
    deleteDraft(key);
    answer();
  }, [key, answer]);
  return { offered, store, answer, discard };
}

/** Whether the stored values have changed since a draft was typed. */
export function isOutdated({ base }: Draft, current: FormValues): boolean {
  return Object.entries(base).some(([column, value]) => current[column] !== value);
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAppSelector } from '../../store/hooks';
import type { EntityName } from '../../../model/schema/entities';
import type { FormValues, Value } from '../../../model/schema/rows';
import type { Draft } from '../unsaved/storedDraft';
import { deleteDraft, deleteOldDrafts, draftName, readDraft, storeDraft } from '../unsaved/storedDraft';

/** How long after a key the draft is stored, in milliseconds. */
const delayMs = 300;

interface FormDraft {
  /** A draft from before the form was opened; undefined if there is none, or it was answered. */
  readonly offered: Draft | undefined;
  /** Fills it in. */
  readonly use: () => void;
  /** Deletes it. */
  readonly discard: () => void;
}

/** The values that differ from those the form began with. */
const typedValues = ({ getValues, formState }: UseFormReturn<Record<string, Value>>): FormValues => {
  const values = getValues();
  return Object.fromEntries(Object.keys(formState.dirtyFields).map((name) => [name, values[name]]));
};

/** The name of the draft of a row's form, for this account. @param rowId undefined for a new row */
export function useDraftName(entity: EntityName, rowId: number | undefined): string {
  const email = useAppSelector(({ session }) => session.email) ?? '';
  return draftName(email, `${entity} ${rowId ?? 'new'}`);
}

/** Stores what is typed, some time after each key. An earlier draft stays in it until somebody answers the offer. */
const useStoring = (
  key: string,
  form: UseFormReturn<Record<string, Value>>,
  unanswered: { readonly current: Draft | undefined },
): void =>
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = (): void => {
      const typed = typedValues(form);
      const earlier = unanswered.current;
      if (earlier && Object.keys(typed).length === 0) return;
      storeDraft(
        key,
        { ...earlier?.values, ...typed },
        { ...form.formState.defaultValues, ...earlier?.base },
      );
    };
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(store, delayMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, key, unanswered]);

/**
 * Stores what is typed into a form, so that it survives a reload and a crash of the browser. A save deletes it.
 * @param isSaving whether the form is being saved. If it closes then, it was saved
 */
export function useDraft(
  name: string,
  form: UseFormReturn<Record<string, Value>>,
  isSaving: boolean,
): FormDraft {
  const [key] = useState(name); // a row that is deleted elsewhere stays the same form
  const [offered, setOffered] = useState(() => readDraft(key));
  const unanswered = useRef(offered);
  const wasSaving = useRef(isSaving);
  useEffect(() => {
    wasSaving.current = isSaving;
  }, [isSaving]);
  useStoring(key, form, unanswered);
  useEffect(() => {
    deleteOldDrafts();
    return () => {
      if (wasSaving.current) deleteDraft(key);
    };
  }, [key]);
  const answer = useCallback(() => {
    unanswered.current = undefined;
    setOffered(undefined);
  }, []);
  const discard = useCallback(() => {
    deleteDraft(key);
    answer();
  }, [key, answer]);
  const use = useCallback(() => {
    for (const [column, value] of Object.entries(offered?.values ?? {}))
      form.setValue(column, value, { shouldDirty: true, shouldTouch: true });
    answer();
  }, [form, offered, answer]);
  return { offered, use, discard };
}

import { useCallback, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EntityName } from '../../../model/schema/entities';
import type { FormValues, Value } from '../../../model/schema/rows';
import type { NewRowValues } from '../requests/entityRequests';
import type { Draft } from '../unsaved/storedDraft';
import { draftDelayMs, useNameOfDraft, useOfferedDraft } from '../unsaved/useOfferedDraft';

interface FormDraft {
  /** A draft from before the form was opened; undefined without one, or after its offer was answered. */
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

/**
 * The name of the draft of a row's form, for this account.
 * @param rowId undefined for a new row
 * @param place the values of a new row that follow from its list, if each list has its own draft
 */
export function useDraftName(
  entity: EntityName,
  rowId: number | undefined,
  place: NewRowValues = {},
): string {
  return useNameOfDraft([entity, rowId ?? 'new', ...(rowId ? [] : Object.values(place))].join(' '));
}

/** Stores what is typed into a form, so that it survives a reload and a crash of the browser. A save deletes it. */
export function useStoredDraft(
  name: string,
  form: UseFormReturn<Record<string, Value>>,
  isSaving: boolean,
): FormDraft {
  const { offered, store, answer, discard } = useOfferedDraft(name, isSaving);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => store(typedValues(form), form.formState.defaultValues ?? {}), draftDelayMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, store]);
  const use = useCallback(() => {
    for (const [column, value] of Object.entries(offered?.values ?? {}))
      form.setValue(column, value, { shouldDirty: true, shouldTouch: true });
    answer();
  }, [form, offered, answer]);
  return { offered, use, discard };
}

import { useCallback, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EntityName } from '../../../model/schema/entities';
import type { FormValues, Value } from '../../../model/schema/rows';
import type { NewRowValues } from '../requests/entityRequests';
import { DraftNotice } from '../unsaved/DraftNotice';
import { draftDelayMs, isOutdated, useNameOfDraft, useOfferedDraft } from '../unsaved/useOfferedDraft';

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

interface DraftOfferProps {
  /** The name of the draft. */
  readonly name: string;
  readonly form: UseFormReturn<Record<string, Value>>;
  readonly isSaving: boolean;
}

/** Stores what is typed into a form, so that it survives a reload and a crash of the browser. A save deletes it. */
const useStoredDraft = ({ name, form, isSaving }: DraftOfferProps) => {
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
};

/** Stores a draft of a form, and offers the one from before the browser closed or crashed. */
export function DraftOffer(props: DraftOfferProps) {
  const { offered, use, discard } = useStoredDraft(props);
  if (!offered) return null;
  return (
    <DraftNotice
      draft={offered}
      isOutdated={isOutdated(offered, props.form.formState.defaultValues ?? {})}
      onUse={use}
      onDiscard={discard}
    />
  );
}

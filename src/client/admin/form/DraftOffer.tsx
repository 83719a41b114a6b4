import type { UseFormReturn } from 'react-hook-form';
import type { Value } from '../../../model/schema/rows';
import { DraftNotice } from '../unsaved/DraftNotice';
import { isOutdated } from '../unsaved/useOfferedDraft';
import { useStoredDraft } from './useStoredDraft';

interface DraftOfferProps {
  /** The name of the draft. */
  readonly name: string;
  readonly form: UseFormReturn<Record<string, Value>>;
  readonly isSaving: boolean;
}

/** Stores a draft of a form, and offers the one from before the browser closed or crashed. */
export function DraftOffer({ name, form, isSaving }: DraftOfferProps) {
  const { offered, use, discard } = useStoredDraft(name, form, isSaving);
  if (!offered) return null;
  return (
    <DraftNotice
      draft={offered}
      isOutdated={isOutdated(offered, form.formState.defaultValues ?? {})}
      onUse={use}
      onDiscard={discard}
    />
  );
}

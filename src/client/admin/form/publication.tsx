import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { languagesBeforePublishing } from '../../../model/parity/review';
import type { EntityName } from '../../../model/schema/entities';
import type { FormValues } from '../../../model/schema/rows';
import type { Language } from '../../../model/site/languages';
import { selectIsHidden } from '../../store/content/hiddenRows';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { Banner } from '../controls/Banner';
import { languageKeysInSentence } from '../controls/languageKeys';

/** The value of the button that saves a row hidden. */
export const saveHidden = 'hidden';

/** Whether that button submitted a form. */
export function isSavedHidden(event: unknown): boolean {
  return (
    event instanceof SubmitEvent &&
    event.submitter instanceof HTMLButtonElement &&
    event.submitter.value === saveHidden
  );
}

/**
 * Whether a row may be saved where visitors see it. A row of a kind that needs both languages is saved hidden
 * until it has them; `missing` is then the language that the form names. Only the columns in the form count.
 * @param entity undefined for a form that edits no row
 * @param id undefined for a new row
 */
export function usePublication(entity: EntityName | undefined, id: number | undefined) {
  const isHidden = useAppSelector(
    (state) => entity !== undefined && id !== undefined && selectIsHidden(state, entity, id),
  );
  const [rejected, setRejected] = useState({ missing: undefined as Language | undefined, times: 0 });
  return {
    ...rejected,
    mayBeSaved: (values: FormValues, isSavedHidden: boolean): boolean => {
      const [missing] = entity === undefined ? [] : languagesBeforePublishing(entity, values);
      const isAllowed = isSavedHidden || isHidden || missing === undefined;
      setRejected(({ times }) => ({ missing: isAllowed ? undefined : missing, times: times + 1 }));
      return isAllowed;
    },
  };
}

interface PublicationNoticeProps {
  /** How the button saves: it submits a form with this id, or calls a function. */
  readonly save: { readonly form: string } | { readonly onClick: () => void };
  readonly missing: Language | undefined;
  /** The number of attempts to save. After each one, the notice takes the focus. */
  readonly times: number;
  readonly isSaving: boolean;
}

/** Says which language keeps a row from being published, and offers to save it hidden. */
export function PublicationNotice({ save, missing, times, isSaving }: PublicationNoticeProps) {
  const text = useTexts('editors');
  if (missing === undefined) return null;
  const language = text(languageKeysInSentence[missing]);
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <Banner key={times} takesFocus>
        {text('incomplete-language', { language })}
      </Banner>
      <Button
        {...('form' in save
          ? { type: 'submit', form: save.form }
          : { type: 'button', onClick: save.onClick })}
        value={saveHidden}
        variant="outline"
        aria-disabled={isSaving}
      >
        {text('save-hidden')}
      </Button>
    </chakra.div>
  );
}

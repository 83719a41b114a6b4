import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { languagesBeforePublishing } from '../../../model/parity/review';
import type { EntityName } from '../../../model/schema/entities';
import type { FormValues } from '../../../model/schema/rows';
import type { Language } from '../../../model/site/languages';
import { selectIsHidden } from '../../store/content/hiddenRows';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { Banner } from '../controls/Banner';

/** The value of the button that saves a row hidden. */
export const saveHidden = 'hidden';

/**
 * Whether a row may be saved where visitors see it. One of a kind that needs both languages is saved hidden until it has them;
 * `missing` is then what the form shows.
 */
export function usePublication(entity: EntityName, row: StoredRow | undefined) {
  const isHidden = useAppSelector((state) => row !== undefined && selectIsHidden(state, entity, row.id));
  const [rejected, setRejected] = useState({ missing: undefined as Language | undefined, times: 0 });
  return {
    ...rejected,
    mayBeSaved: (values: FormValues, isSavedHidden: boolean): boolean => {
      const [missing] = languagesBeforePublishing(entity, values);
      const isAllowed = isSavedHidden || isHidden || missing === undefined;
      setRejected(({ times }) => ({ missing: isAllowed ? undefined : missing, times: times + 1 }));
      return isAllowed;
    },
  };
}

interface PublicationNoticeProps {
  /** The id of the form. */
  readonly form: string;
  readonly missing: Language | undefined;
  /** How often it was to be saved: each time the notice takes the focus. */
  readonly times: number;
  readonly isSaving: boolean;
}

/** Says which language keeps a row from being published, and offers to save it hidden. */
export function PublicationNotice({ form, missing, times, isSaving }: PublicationNoticeProps) {
  const text = useTexts('editors');
  if (missing === undefined) return null;
  const language = text(missing === 'en' ? 'the-english' : 'the-french');
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <Banner key={times} takesFocus>
        {text('incomplete-language', { language })}
      </Banner>
      <Button type="submit" form={form} value={saveHidden} variant="outline" aria-disabled={isSaving}>
        {text('save-hidden')}
      </Button>
    </chakra.div>
  );
}

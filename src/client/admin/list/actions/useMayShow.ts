import { useCallback } from 'react';
import { languagesBeforePublishing } from '../../../../model/parity/review';
import type { EntityName } from '../../../../model/schema/entities';
import { selectEditedRow } from '../../../store/content/hiddenRows';
import { useAppStore } from '../../../store/hooks';
import { useTexts } from '../../../ui/text/useTexts';
import { useToasts } from '../../toasts/useToasts';
import { languageKeysInSentence } from '../../controls/languageKeys';

/**
 * Returns whether visitors may see rows. Rows of a kind that needs both languages may not be shown while they
 * lack one: a toast names the language.
 */
export function useMayShow(entity: EntityName) {
  const store = useAppStore();
  const toasts = useToasts();
  const text = useTexts('editors');
  return useCallback(
    (ids: readonly number[]): boolean => {
      const [missing] = ids.flatMap((id) => {
        const row = selectEditedRow(store.getState(), entity, id);
        return row ? languagesBeforePublishing(entity, row) : [];
      });
      if (missing === undefined) return true;
      const language = text(languageKeysInSentence[missing]);
      toasts.warning(text('incomplete-show', { language }));
      return false;
    },
    [store, toasts, text, entity],
  );
}

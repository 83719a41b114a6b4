import { useCallback } from 'react';
import { isEntityName } from '../../../model/schema/entities';
import { rowNameIn } from '../../../model/schema/rowNames';
import { otherLanguage } from '../../../model/site/languages';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectLanguage, selectRow } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';

/** Returns the name of a row that a field of kind `reference` refers to: `referenceName('location', 2)`. */
export function useReferenceName() {
  const text = useTexts('editors');
  const toast = useTexts('toast');
  const language = useAppSelector(selectLanguage);
  const store = useAppStore();
  return useCallback(
    (entity: string, id: unknown): string => {
      if (!isEntityName(entity)) return String(id);
      const row = selectRow(store.getState(), entity, Number(id));
      if (!row) return text('reference-missing', { thing: toast(`thing-${entity}`) });
      return rowNameIn(entity, row, language) || rowNameIn(entity, row, otherLanguage(language));
    },
    [text, toast, language, store],
  );
}

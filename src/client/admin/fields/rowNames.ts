import { useCallback } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import { isEntityName } from '../../../model/schema/entities';
import { nameFieldsOf, rowNameIn } from '../../../model/schema/rowNames';
import type { Language } from '../../../model/site/languages';
import { otherLanguage } from '../../../model/site/languages';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectEditedRow } from '../../store/content/hiddenRows';
import { selectLanguage } from '../../store/selectors';
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
      if (Number(id) === 0) return text('no-choice');
      const row = selectEditedRow(store.getState(), entity, Number(id));
      if (!row) return text('reference-missing', { thing: toast(`thing-${entity}`) });
      return rowNameIn(entity, row, language) || rowNameIn(entity, row, otherLanguage(language));
    },
    [text, toast, language, store],
  );
}

/** The name of a row in the current language, and in the other language if it differs. */
export interface RowName {
  readonly name: string;
  readonly otherName: string;
  readonly otherLanguage: Language;
}

/** Returns the name of a row for the administrator. Rows without name fields, such as pictures, are numbered. */
export function useRowName(entity: EntityName) {
  const text = useTexts('editors');
  const language = useAppSelector(selectLanguage);
  return useCallback(
    (row: StoredRow, position: number): RowName => {
      const other = otherLanguage(language);
      const isNumbered = nameFieldsOf(entity).length === 0;
      const unnamed = isNumbered ? text('picture-number', { number: position }) : text('unnamed');
      const inOther = rowNameIn(entity, row, other);
      const name =
        [rowNameIn(entity, row, language), inOther].find((candidate) => candidate !== '') ?? unnamed;
      return { name, otherName: inOther === name ? '' : inOther, otherLanguage: other };
    },
    [text, language, entity],
  );
}

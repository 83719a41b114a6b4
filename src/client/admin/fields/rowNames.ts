import { useCallback } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import { nameFieldsOf, rowNameIn } from '../../../model/schema/rowNames';
import type { Language } from '../../../model/site/languages';
import { otherLanguage } from '../../../model/site/languages';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';

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

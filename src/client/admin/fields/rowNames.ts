import { useCallback } from 'react';
import { formatDay } from '../../../model/format/formatDay';
import type { HistoryRow } from '../../../model/history';
import type { EntityName } from '../../../model/schema/entities';
import { isEntityName } from '../../../model/schema/entities';
import { nameFieldsOf, rowNameIn } from '../../../model/schema/rowNames';
import { columnsOfEntity } from '../../../model/schema/rows';
import type { Language } from '../../../model/site/languages';
import { otherLanguage } from '../../../model/site/languages';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectEditedRow } from '../../store/content/hiddenRows';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';

/** The name of a row in a language, with its days in the words of the reader. */
export function nameIn(
  entity: EntityName,
  row: HistoryRow | StoredRow,
  language: Language,
  reader: Language,
): string {
  const days = columnsOfEntity(entity).flatMap(({ name, field }) =>
    field.kind === 'date' ? [[name, formatDay(String(row[name] ?? ''), reader, { year: 'numeric' })]] : [],
  );
  return rowNameIn(entity, { ...row, ...(Object.fromEntries(days) as Record<string, string>) }, language);
}

/** The name of a row in the language of the reader, else in the other one; '' if it has none. */
export function nameInEither(entity: EntityName, row: HistoryRow | StoredRow, reader: Language): string {
  return nameIn(entity, row, reader, reader) || nameIn(entity, row, otherLanguage(reader), reader);
}

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
      return nameInEither(entity, row, language);
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
      const inOther = nameIn(entity, row, other, language);
      const name = nameInEither(entity, row, language) || unnamed;
      return { name, otherName: inOther === name ? '' : inOther, otherLanguage: other };
    },
    [text, language, entity],
  );
}

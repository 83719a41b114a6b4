import { useCallback } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import type { Column } from '../../../model/schema/fields';
import { isLocalizedField } from '../../../model/schema/fields';
import type { Language } from '../../../model/site/languages';
import { otherLanguage } from '../../../model/site/languages';
import { columnsOfEntity } from '../../../model/schema/rows';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';

/** What a row is called in the current language, and in the other one where that differs. */
export interface RowName {
  readonly name: string;
  readonly otherName: string;
  readonly otherLanguage: Language;
}

/** The fields that name the rows of a kind of content, where it is not said which. */
export const defaultNameFields = (entity: EntityName): readonly string[] => {
  const columns = columnsOfEntity(entity);
  const column =
    columns.find(({ field }) => field.kind === 'localizedText') ??
    columns.find(({ field }) => field.kind === 'text' && field.default === undefined);
  return column ? [column.fieldName] : [];
};

const isIn = (column: Column, language: Language): boolean =>
  !isLocalizedField(column.field) || column.language === language;

/** The name that some fields of a row make in a language; '' where all are blank. */
export const nameIn = (
  entity: EntityName,
  row: Readonly<Record<string, string | number | boolean | null>>,
  fields: readonly string[],
  language: Language,
): string =>
  fields
    .flatMap((field) =>
      columnsOfEntity(entity).filter((column) => column.fieldName === field && isIn(column, language)),
    )
    .map(({ name }) => String(row[name] ?? '').trim())
    .filter((part) => part !== '')
    .join(' ');

/** The column that holds a row's picture, if it has one. */
export const imageColumn = (entity: EntityName): string | undefined =>
  columnsOfEntity(entity).find(({ field }) => field.kind === 'image')?.name;

/** Names rows for whoever edits them; a row without a name is told by its place. */
export const useRowName = (entity: EntityName, given?: readonly string[]) => {
  const text = useTexts('editors');
  const language = useAppSelector(selectLanguage);
  return useCallback(
    (row: StoredRow, position: number): RowName => {
      const fields = given ?? defaultNameFields(entity);
      const other = otherLanguage(language);
      const unnamed = fields.length === 0 ? text('picture-number', { number: position }) : text('unnamed');
      const inOther = nameIn(entity, row, fields, other);
      const name = [nameIn(entity, row, fields, language), inOther].find((each) => each !== '') ?? unnamed;
      return { name, otherName: inOther === name ? '' : inOther, otherLanguage: other };
    },
    [text, language, entity, given],
  );
};

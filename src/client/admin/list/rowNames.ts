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

/** The name of a row in the current language, and in the other language if it differs. */
export interface RowName {
  readonly name: string;
  readonly otherName: string;
  readonly otherLanguage: Language;
}

/** The fields that form the name of an entity's rows, unless the editor lists others. */
export function defaultNameFields(entity: EntityName): readonly string[] {
  const columns = columnsOfEntity(entity);
  const column =
    columns.find(({ field }) => field.kind === 'localizedText') ??
    columns.find(({ field }) => field.kind === 'text' && field.default === undefined);
  return column ? [column.fieldName] : [];
}

const isIn = (column: Column, language: Language): boolean =>
  !isLocalizedField(column.field) || column.language === language;

/** The name that some fields of a row form in a language; '' if all are blank. */
export function rowNameIn(
  entity: EntityName,
  row: Readonly<Record<string, string | number | boolean | null>>,
  fields: readonly string[],
  language: Language,
): string {
  return fields
    .flatMap((field) =>
      columnsOfEntity(entity).filter((column) => column.fieldName === field && isIn(column, language)),
    )
    .map(({ name }) => String(row[name] ?? '').trim())
    .filter((part) => part !== '')
    .join(' ');
}

/** The column that holds a row's picture, if it has one. */
export function imageColumn(entity: EntityName): string | undefined {
  return columnsOfEntity(entity).find(({ field }) => field.kind === 'image')?.name;
}

/** Returns the name of a row for the administrator. Rows without name fields, such as pictures, are numbered. */
export function useRowName(entity: EntityName, nameFields?: readonly string[]) {
  const text = useTexts('editors');
  const language = useAppSelector(selectLanguage);
  return useCallback(
    (row: StoredRow, position: number): RowName => {
      const fields = nameFields ?? defaultNameFields(entity);
      const other = otherLanguage(language);
      const unnamed = fields.length === 0 ? text('picture-number', { number: position }) : text('unnamed');
      const inOther = rowNameIn(entity, row, fields, other);
      const name =
        [rowNameIn(entity, row, fields, language), inOther].find((candidate) => candidate !== '') ?? unnamed;
      return { name, otherName: inOther === name ? '' : inOther, otherLanguage: other };
    },
    [text, language, entity, nameFields],
  );
}

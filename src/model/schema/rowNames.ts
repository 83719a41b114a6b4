import type { Language } from '../site/languages';
import { otherLanguage } from '../site/languages';
import { adminOf, entities } from './entities';
import type { EntityName, GalleryName, NewRow } from './entities';
import type { Entity } from './entities/entity';
import type { Column } from './fields';
import { isEditable, isLocalizedField } from './fields';
import { columnsOfEntity } from './rows';

/** The fields that form the name of an entity's rows; none for rows that are only a picture. */
export function nameFieldsOf(entity: EntityName): readonly string[] {
  const columns = columnsOfEntity(entity);
  const column =
    columns.find(({ field }) => field.kind === 'localizedText') ??
    columns.find(({ field }) => field.kind === 'text' && isEditable(field));
  return adminOf(entity).nameFields ?? (column ? [column.fieldName] : []);
}

/** The fields from which search engines get the description of a row's page: one, or those that sum the row up. */
export function descriptionFieldsOf(entity: EntityName): readonly string[] {
  const { descriptionField = 'description' }: Entity = entities[entity];
  const isField = columnsOfEntity(entity).some(({ fieldName }) => fieldName === descriptionField);
  return isField ? [descriptionField] : [...nameFieldsOf(entity), ...(adminOf(entity).columns ?? [])];
}

const isIn = (column: Column, language: Language): boolean =>
  !isLocalizedField(column.field) || column.language === language;

/** The name of a row in a language; '' if it has none. */
export function rowNameIn(
  entity: EntityName,
  row: Readonly<Record<string, string | number | boolean | null>>,
  language: Language,
): string {
  return nameFieldsOf(entity)
    .flatMap((field) =>
      columnsOfEntity(entity).filter((column) => column.fieldName === field && isIn(column, language)),
    )
    .map(({ name }) => String(row[name] ?? '').trim())
    .filter((part) => part !== '')
    .join(' ');
}

/** The name of a row in a language, else in the other one; '' if it has none. */
export function rowNameInEither(
  entity: EntityName,
  row: Readonly<Record<string, string | number | boolean | null>>,
  language: Language,
): string {
  return rowNameIn(entity, row, language) || rowNameIn(entity, row, otherLanguage(language));
}

/**
 * Whether a text is written once for both languages in a kind whose other texts have both. Numbers and names of rows are no such
 * texts.
 */
export function isOneForBothLanguages(entity: EntityName, { fieldName, field }: Column): boolean {
  const { numberField }: Entity = entities[entity];
  return (
    field.kind === 'text' &&
    fieldName !== numberField &&
    !nameFieldsOf(entity).includes(fieldName) &&
    columnsOfEntity(entity).some((column) => isLocalizedField(column.field))
  );
}

/** The column that holds a row's picture, if it has one. */
export function imageColumn(entity: EntityName): string | undefined {
  return columnsOfEntity(entity).find(({ field }) => field.kind === 'image')?.name;
}

/** The link of a row's picture; '' if it has none. */
export function pictureOf(
  entity: EntityName,
  row: Readonly<Record<string, string | number | boolean | null>>,
): string {
  const column = imageColumn(entity);
  return column === undefined ? '' : String(row[column] ?? '');
}

/** The column that holds the picture in every gallery. A gallery without it does not compile. */
export const galleryColumn = 'image' satisfies keyof NewRow<GalleryName>;

/** The drawing in place of a missing picture of a row. */
export function pictureSubject(entity: EntityName): 'person' | 'truck' {
  const isOfPerson = columnsOfEntity(entity).some(
    ({ field }) => field.kind === 'image' && field.shows === 'person',
  );
  return isOfPerson ? 'person' : 'truck';
}

import { atColumn } from '../../../model/admin/openRequest';
import { rowAddress } from '../../../model/admin/rowAddress';
import { altText, imageNameOf } from '../../../model/images/variants';
import type { EntityName } from '../../../model/schema/entities';
import { entityNames } from '../../../model/schema/entities';
import { parentOf } from '../../../model/schema/parents';
import type { Column } from '../../../model/schema/fields';
import { isEditable } from '../../../model/schema/fields';
import { imageColumn, nameFieldsOf, pictureOf } from '../../../model/schema/rowNames';
import { columnsOfEntity } from '../../../model/schema/rows';
import { languages, otherLanguage } from '../../../model/site/languages';
import type { Language } from '../../../model/site/languages';
import { fillPlaceholders } from '../../../model/text/texts';
import { textOfHtml } from '../../../model/text/textOfHtml';
import type { StoredRow } from '../../store/content/storedRow';
import { presentations } from '../fields/presentations';
import { nameIn, nameInEither } from '../fields/rowNames';
import type { PaletteContent } from './PaletteContent';
import type { PaletteItem } from './paletteItem';

const isSearched = ({ field }: Column): boolean =>
  isEditable(field) && presentations[field.kind].isSearched === true;

const valueOf = ({ name, field }: Column, row: StoredRow): string => {
  const value = String(row[name] ?? '');
  return field.kind === 'localizedRichText' ? textOfHtml(value) : value.trim();
};

/** The digits of a telephone number, without the country; unit and part numbers as they are. */
const codeOf = (column: Column, row: StoredRow): string => {
  const value = valueOf(column, row);
  if (column.field.kind === 'telephone') return value.replace(/\D/g, '').slice(-10);
  return column.field.kind === 'text' && /\d/.test(value) ? value : '';
};

/** Texts in one line, without those that are empty or repeated. */
const joined = (texts: readonly string[]): string =>
  [...new Set(texts)].filter((text) => text !== '').join(' · ');

const inBoth = (write: (language: Language) => string): string => joined(languages.map(write));

/** The brands that a row belongs to, if its kind says so. */
const brandsOf = (
  entity: EntityName,
  row: StoredRow,
  language: Language,
  { text }: PaletteContent,
): string => {
  const column = columnsOfEntity(entity).find(
    ({ field }) => field.kind === 'brandFlag' || field.kind === 'company',
  );
  if (!column) return '';
  const value = row[column.name];
  if (typeof value !== 'boolean') return String(value ?? '');
  return text(language, 'admin', value ? 'brand-group-propane' : 'brand-group-fuel');
};

/** The name of the row that a row belongs to: its type, its manufacturer, its location. */
const parentName = (
  entity: EntityName,
  row: StoredRow,
  language: Language,
  { rows }: PaletteContent,
): string => {
  const parent = parentOf(entity);
  if (!parent) return '';
  const found = rows(parent.entity).find(({ id }) => id === Number(row[parent.column]));
  return found ? nameIn(parent.entity, found, language, language) : '';
};

const alternativeText = (
  entity: EntityName,
  row: StoredRow,
  language: Language,
  { describe }: PaletteContent,
): string => {
  const name = imageNameOf(pictureOf(entity, row));
  const description = name === undefined ? undefined : describe(name);
  return description ? altText(description, language) : '';
};

/** The name of a row. For a row without a name, such as a picture: the alt text, or its number. */
const labelOf = (entity: EntityName, row: StoredRow, content: PaletteContent): string => {
  const { language, text } = content;
  const number = fillPlaceholders(text(language, 'editors', 'picture-number'), { number: row.displayOrder });
  return (
    nameInEither(entity, row, language) ||
    alternativeText(entity, row, language, content) ||
    alternativeText(entity, row, otherLanguage(language), content) ||
    (imageColumn(entity) ? number : text(language, 'editors', 'unnamed'))
  );
};

/** The weight of a picture without a name. It is low because an alt text has many words. */
const pictureWeight = 0.5;

/** The telephone numbers and the times in a row, by which people search for contacts. */
const contactsIn = (entity: EntityName, row: StoredRow): readonly string[] =>
  columnsOfEntity(entity)
    .filter(({ field }) => field.kind === 'telephone' || field.kind === 'time')
    .map((column) => valueOf(column, row));

/** The parts of a row that are searched. */
const searchedParts = (entity: EntityName, row: StoredRow, label: string, content: PaletteContent) => {
  const columns = columnsOfEntity(entity).filter(isSearched);
  const names = nameFieldsOf(entity);
  const others = columns.filter(({ fieldName }) => !names.includes(fieldName));
  return {
    title: inBoth((each) => nameIn(entity, row, each, each)) || label,
    body: joined(others.map((column) => valueOf(column, row))),
    codes: joined(columns.map((column) => codeOf(column, row))),
    file: '',
    hidden: inBoth((each) =>
      [
        content.text(each, 'import', `kind-${entity}`),
        brandsOf(entity, row, each, content),
        parentName(entity, row, each, content),
        alternativeText(entity, row, each, content),
      ].join(' '),
    ),
  };
};

const itemOf = (entity: EntityName, row: StoredRow, content: PaletteContent): PaletteItem[] => {
  const { language, rows } = content;
  const to = rowAddress(entity, row, (kind, id) => rows(kind).find((each) => each.id === id), language);
  if (to === undefined) return [];
  const label = labelOf(entity, row, content);
  const number = columnsOfEntity(entity).find(({ field }) => field.kind === 'telephone');
  const otherName = nameIn(entity, row, otherLanguage(language), language);
  return [
    {
      id: `${entity}/${row.id}`,
      group: entity,
      label,
      detail: joined([
        otherName === label ? '' : otherName,
        contactsIn(entity, row).join(' – '),
        parentName(entity, row, language, content),
        brandsOf(entity, row, language, content),
      ]),
      ...searchedParts(entity, row, label, content),
      weight: nameInEither(entity, row, language) === '' ? pictureWeight : 1,
      target: { to, ...(number && { toNumber: atColumn(to, number.name) }) },
    },
  ];
};

/** Every row of the content, hidden ones too, by its words in both languages. */
export function rowItems(content: PaletteContent): readonly PaletteItem[] {
  return entityNames.flatMap((entity) => content.rows(entity).flatMap((row) => itemOf(entity, row, content)));
}

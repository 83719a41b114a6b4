import { isSoldText } from '../format/availability';
import type { ImageDescription } from '../images/variants';
import { altText, imageNameOf } from '../images/variants';
import { missingLanguagesOf } from '../parity/review';
import type { EntityName } from '../schema/entities';
import type { Column } from '../schema/fields';
import { isEditable, isLocalizedField } from '../schema/fields';
import { imageColumn, nameFieldsOf, pictureOf } from '../schema/rowNames';
import { columnsOfEntity } from '../schema/rows';
import type { Language } from '../site/languages';
import { languages } from '../site/languages';

/** The gaps that a row can have, the most urgent first. The fields of a kind decide which gaps its rows can have. */
export const gaps = ['price', 'picture', 'translation', 'alternativeText'] as const;

export type Gap = (typeof gaps)[number];

type Values = Readonly<Record<string, string | number | boolean>>;

/** The description of an image of this site; undefined if it is not known. */
export type Describe = (image: string) => ImageDescription | undefined;

const isBlank = (value: Values[string] | undefined): boolean => String(value ?? '').trim() === '';

const isSold = (columns: readonly Column[], row: Values): boolean =>
  columns.some(({ name, field }) => field.kind === 'availability' && isSoldText(String(row[name] ?? '')));

/** Whether a price is blank. A sold item needs none. */
const lacksPrice = (columns: readonly Column[], row: Values): boolean =>
  columns.some(
    ({ name, field }) => field.kind === 'measure' && field.unit === 'dollar' && isBlank(row[name]),
  ) && !isSold(columns, row);

/** Whether a kind has a picture, and the row has none. */
export function lacksPicture(entity: EntityName, row: Values): boolean {
  const column = imageColumn(entity);
  return column !== undefined && isBlank(row[column]);
}

/** Whether a row has words in a language, which tell people what its picture shows. */
const hasWords = (entity: EntityName, row: Values, language: Language): boolean => {
  const names = nameFieldsOf(entity); // other fields in one language, such as the builder, say nothing of the picture
  return columnsOfEntity(entity).some(
    ({ name, fieldName, field, language: own = language }) =>
      own === language &&
      isEditable(field) &&
      (names.includes(fieldName) || isLocalizedField(field)) &&
      !isBlank(row[name]),
  );
};

/** Whether a picture has no words at all in a language, neither an alt text nor those of its row. */
const lacksAlternativeText = (entity: EntityName, row: Values, describe: Describe): boolean => {
  const image = imageNameOf(pictureOf(entity, row));
  const description = image === undefined ? undefined : describe(image);
  if (!description) return false;
  return languages.some(
    (language) => isBlank(altText(description, language)) && !hasWords(entity, row, language),
  );
};

/** The gaps of a row. */
export function gapsOf(entity: EntityName, row: Values, describe: Describe): readonly Gap[] {
  const columns = columnsOfEntity(entity);
  const lacks: Readonly<Record<Gap, () => boolean>> = {
    price: () => lacksPrice(columns, row),
    picture: () => lacksPicture(entity, row),
    translation: () => missingLanguagesOf(entity, row).length > 0,
    alternativeText: () => lacksAlternativeText(entity, row, describe),
  };
  return gaps.filter((gap) => lacks[gap]());
}

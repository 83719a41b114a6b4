import type { DescribedImage } from '../images/variants';
import type { EntityName } from '../schema/entities';
import type { Column } from '../schema/fields';
import { isEditable, isLocalizedField } from '../schema/fields';
import { columnsOfEntity } from '../schema/rows';
import type { Language, Localized } from '../site/languages';
import { languageSuffix, localizedBy } from '../site/languages';
import { areWordsOfOneLanguage } from '../text/texts';
import type { TextResource } from '../text/texts';
import type { PairValues } from './meaning';

/** Where a pair is stored. */
export type PairSource =
  | { readonly kind: 'text'; readonly page: string | null; readonly key: string }
  | { readonly kind: 'row'; readonly entity: EntityName; readonly id: number; readonly field: string }
  | { readonly kind: 'picture'; readonly name: string };

/** Something that the site has in both languages. */
export interface LanguagePair extends PairValues {
  /** Its name on the wire: 'text/home/title', 'tanker/3/name', 'picture/ab12.jpg'. */
  readonly id: string;
  readonly source: PairSource;
}

type AnyRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** The columns of a field that has one for each language. */
interface LocalizedField {
  readonly field: string;
  readonly isRich: boolean;
}

const fieldOf = ({ field, fieldName }: Column): LocalizedField[] =>
  isEditable(field) && isLocalizedField(field)
    ? [{ field: fieldName, isRich: field.kind === 'localizedRichText' }]
    : [];

const fieldsByEntity = new Map<EntityName, readonly LocalizedField[]>();

/** The fields of a kind of content that have a value in each language. */
export function localizedFields(entity: EntityName): readonly LocalizedField[] {
  const known = fieldsByEntity.get(entity);
  if (known) return known;
  const found = columnsOfEntity(entity)
    .filter(({ language }) => language === 'en')
    .flatMap(fieldOf);
  fieldsByEntity.set(entity, found);
  return found;
}

/** The values of a field of a row in each language. */
export function valuesOfField(row: Readonly<Record<string, unknown>>, field: string): Localized {
  return localizedBy((language) => {
    const value = row[field + languageSuffix[language]];
    return typeof value === 'string' ? value : '';
  });
}

export function textPairId(page: string | null, key: string): string {
  return `text/${page ?? ''}/${key}`;
}

export function rowPairId(entity: EntityName, id: number, field: string): string {
  return `${entity}/${id}/${field}`;
}

export function picturePairId(name: string): string {
  return `picture/${name}`;
}

/** The pairs of a row: one for each field that has a value in each language. */
export function pairsOfRow(entity: EntityName, row: AnyRow): readonly LanguagePair[] {
  return localizedFields(entity).map(({ field, isRich }) => ({
    id: rowPairId(entity, row.id, field),
    source: { kind: 'row', entity, id: row.id, field },
    values: valuesOfField(row, field),
    isRich,
  }));
}

/** The pair of a text from its resources in each language; undefined for a table of words, which differs by nature. */
export function pairOfText(
  en: TextResource | undefined,
  fr: TextResource | undefined,
): LanguagePair | undefined {
  const known = en ?? fr;
  if (!known || areWordsOfOneLanguage(known)) return undefined;
  return {
    id: textPairId(known.page, known.object_key),
    source: { kind: 'text', page: known.page, key: known.object_key },
    values: { en: en?.resource ?? '', fr: fr?.resource ?? '' },
    isRich: (en?.isHtml ?? false) || (fr?.isHtml ?? false),
  };
}

/** A text in each language that has it. */
export type TextSides = Partial<Readonly<Record<Language, TextResource>>>;

/** The texts by page and key. Where two share key, page and language, the site shows the one with the lowest id. */
export function textSides(texts: readonly TextResource[]): readonly TextSides[] {
  const byId = new Map<string, Partial<Record<Language, TextResource>>>();
  for (const text of texts) {
    const id = textPairId(text.page, text.object_key);
    const sides = byId.get(id) ?? {};
    const other = sides[text.language];
    if (!other || text.id < other.id) sides[text.language] = text;
    byId.set(id, sides);
  }
  return [...byId.values()];
}

/** The pairs of the texts. */
export function pairsOfTexts(texts: readonly TextResource[]): readonly LanguagePair[] {
  return textSides(texts).flatMap(({ en, fr }) => pairOfText(en, fr) ?? []);
}

/** The pair of the alt texts of a picture. */
export function pairOfPicture({
  name,
  altEn,
  altFr,
}: Pick<DescribedImage, 'name' | 'altEn' | 'altFr'>): LanguagePair {
  return {
    id: picturePairId(name),
    source: { kind: 'picture', name },
    values: { en: altEn, fr: altFr },
    isRich: false,
  };
}

import type { Language } from '../../../model/site/languages';
import { languagesFrom, languageSuffix } from '../../../model/site/languages';
import type { ImageDescription } from '../../../model/images/variants';

type PartialDescription = Partial<ImageDescription>;

const fields = ['focalX', 'focalY', 'altEn', 'altFr'] as const satisfies readonly (keyof ImageDescription)[];

type DescribedField = (typeof fields)[number];

/** The columns of the alt texts, the reader's language first. */
export function altColumns(reader: Language) {
  return languagesFrom(reader).map((language) => `alt${languageSuffix[language]}` as const);
}

/** The fields of a description that an object has. */
export function fieldsOf(description: object): readonly DescribedField[] {
  return fields.filter((field) => Object.hasOwn(description, field));
}

/** Picks some fields of a description. */
export function pickFields(
  description: PartialDescription,
  names: readonly DescribedField[],
): PartialDescription {
  return names.reduce<PartialDescription>((picked, name) => ({ ...picked, [name]: description[name] }), {});
}

const normalizeSpaces = <Value>(value: Value): Value | string =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value;

/** The values of the draft that differ from the base, with normalized white space. */
export function changedFields(draft: PartialDescription, base: PartialDescription): PartialDescription {
  return fieldsOf(draft)
    .filter((name) => normalizeSpaces(draft[name]) !== base[name])
    .reduce<PartialDescription>(
      (changed, name) => ({ ...changed, [name]: normalizeSpaces(draft[name]) }),
      {},
    );
}

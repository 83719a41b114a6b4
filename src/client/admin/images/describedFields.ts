import type { ImageDescription } from '../../../model/images/variants';

type Said = Partial<ImageDescription>;

const fields = ['focalX', 'focalY', 'altEn', 'altFr'] as const satisfies readonly (keyof ImageDescription)[];

type DescribedField = (typeof fields)[number];

/** The fields that some values are of. */
export const fieldsOf = (said: object): readonly DescribedField[] =>
  fields.filter((field) => Object.hasOwn(said, field));

/** Some of the fields. */
export const pickFields = (said: Said, names: readonly DescribedField[]): Said =>
  names.reduce<Said>((picked, name) => ({ ...picked, [name]: said[name] }), {});

const tidy = <Value>(value: Value): Value | string =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : value;

/** What is to be said otherwise than it was, with its words tidied. */
export const changedFields = (draft: Said, base: Said): Said =>
  fieldsOf(draft)
    .filter((name) => tidy(draft[name]) !== base[name])
    .reduce<Said>((changed, name) => ({ ...changed, [name]: tidy(draft[name]) }), {});

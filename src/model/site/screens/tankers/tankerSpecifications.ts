import type { Row } from '../../../schema/entities';
import { entities } from '../../../schema/entities';
import type { Field } from '../../../schema/fields';
import { isEditable, isLocalizedField } from '../../../schema/fields';
import type { Language } from '../../languages';
import { fallbackLanguage, localized } from '../../languages';
import type { AvailabilityWord } from '../../../format/availability';
import { formatAvailability } from '../../../format/availability';
import type { FormatNumber } from '../../../format/numbers';
import { isSum, parseMeasure } from '../../../format/numbers';
import { formatMeasures } from '../../../format/formatMeasures';
import type { FindEqualWords } from '../../../text/equalWords';

type Tanker = Row<'tanker'>;

const { fields } = entities.tanker;
const page = 'shared/';

type Fields = typeof fields;

/**
 * The specifications of a tanker: the fields with a label for visitors, which is a text of the page 'shared'. The labels of
 * the other fields are texts of the administration.
 */
type SpecificationField = {
  [Name in keyof Fields]: Fields[Name] extends { label: `${typeof page}${string}` } ? Name : never;
}[keyof Fields];

type KeyOf<Label> = Label extends `${typeof page}${infer Key}` ? Key : never;
type SpecificationLabel = KeyOf<Fields[SpecificationField]['label']>;

type LocalizedField = {
  [Name in SpecificationField]: Fields[Name] extends { kind: 'localizedText' } ? Name : never;
}[SpecificationField];

const fieldNames = Object.keys(fields) as readonly (keyof Fields)[]; // a literal object has no other keys

const isSpecification = (name: keyof Fields): name is SpecificationField => {
  const field: Field = fields[name];
  return isEditable(field) && typeof field.label === 'string' && field.label.startsWith(page);
};

const isLocalized = (name: SpecificationField): name is LocalizedField => isLocalizedField(fields[name]);

/** In the order of the table, but the price stands between the tank and its equipment (specification, section 2). */
export const specificationFields = fieldNames
  .filter(isSpecification)
  .flatMap((name): SpecificationField[] => {
    if (name === 'price') return [];
    return name === 'dispenser' ? ['price', name] : [name];
  });

const keyOf = <Label extends `${typeof page}${string}`>(label: Label) =>
  label.slice(page.length) as KeyOf<Label>; // without the page

const labelOf = (name: SpecificationField): SpecificationLabel => keyOf(fields[name].label);

export interface TankerSpecification {
  readonly field: SpecificationField;
  /** A key of the page 'shared'. */
  readonly label: SpecificationLabel;
  /** As shown on the page. */
  readonly value: string;
  /** The language of the value, if it is not the wanted one. */
  readonly lang: Language | undefined;
}

type OptionLabel = (typeof fields.condition.options)[number]['label'];

/** The keys, on the page 'shared', of the words for values that have one in each language. */
type ValueWord = AvailabilityWord | KeyOf<OptionLabel>;

/** How values are written in a language. */
export interface ValueFormat {
  readonly language: Language;
  readonly formatNumber: FormatNumber;
  /** A text of the page 'shared'. */
  readonly word: (key: ValueWord, values?: { readonly month: string }) => string;
  /** Finds the material in the language: it is stored once for both. */
  readonly equalWords: FindEqualWords;
}

const valueOf = (
  tanker: Tanker,
  name: SpecificationField,
  { language, formatNumber, word, equalWords }: ValueFormat,
): string => {
  if (isLocalized(name))
    return formatMeasures(
      localized(tanker, name, language),
      fallbackLanguage(tanker, name, language) ?? language,
    );
  const field = fields[name];
  const value = tanker[name];
  switch (field.kind) {
    case 'measure':
      return formatNumber(value, 'unit' in field ? field.unit : undefined);
    case 'availability':
      return formatAvailability(value, language, word);
    case 'choice': {
      const option = field.options.find((each) => each.value === value);
      return option ? word(keyOf(option.label)) : value;
    }
    case 'text':
      if (name === 'material') return equalWords(value)?.[0] ?? value;
      return formatMeasures(isSum(value) ? formatNumber(value) : value, language);
  }
};

/** The specifications of a tanker in a language, without blank ones. */
export function tankerSpecifications(tanker: Tanker, format: ValueFormat): readonly TankerSpecification[] {
  return specificationFields
    .map((field) => ({
      field,
      label: labelOf(field),
      value: valueOf(tanker, field, format),
      lang: isLocalized(field) ? fallbackLanguage(tanker, field, format.language) : undefined,
    }))
    .filter(({ value }) => value.trim() !== '');
}

/** No price, or these words of either language in its place. */
const onRequestPattern = /^(?:(?:price )?on request|(?:prix )?sur demande|)$/iu;

/** Whether the price of a tanker is known. Otherwise it is on request. */
export function hasPrice({ price }: Tanker): boolean {
  return !onRequestPattern.test(price.trim());
}

/** The price of a tanker as visitors see it. @param onRequest the text for a tanker without a price */
export function priceText(tanker: Tanker, formatNumber: FormatNumber, onRequest: string): string {
  return hasPrice(tanker) ? formatNumber(tanker.price, fields.price.unit) : onRequest;
}

/** The price of a tanker for search engines, in dollars; undefined where it is on request or no number. */
export function priceNumber({ price }: Tanker): number | undefined {
  return parseMeasure(price);
}

const hasMileage = ({ kilometers }: Tanker): boolean => (parseMeasure(kilometers) ?? 0) > 0;

/**
 * The figures on a tanker's card, by which visitors compare tankers, without blank ones. There is room for three: what a used one
 * has driven counts more than its compartments.
 */
export function keyFigures(tanker: Tanker, formatNumber: FormatNumber) {
  return [
    {
      name: 'capacity',
      value: formatNumber(tanker.capacityInLitres, 'litre') || formatNumber(tanker.capacity),
    },
    { name: 'year', value: tanker.year },
    hasMileage(tanker)
      ? { name: 'kilometers', value: formatNumber(tanker.kilometers, 'kilometre') }
      : {
          name: tanker.noCompartments.trim() === '1' ? 'compartment' : 'compartments',
          value: formatNumber(tanker.noCompartments),
        },
  ].filter(({ value }) => value.trim() !== '') as readonly KeyFigure[]; // `filter` widens the names
}

export interface KeyFigure {
  readonly name: 'capacity' | 'year' | 'kilometers' | 'compartment' | 'compartments';
  readonly value: string;
}

import type { Facet, FacetValue } from '../../../facets/facet';
import { limitValues, numberValues, rangeValues, wordValues } from '../../../facets/facet';
import type { AvailabilityState, availabilityWords } from '../../../format/availability';
import { parseAvailability } from '../../../format/availability';
import type { Row } from '../../../schema/entities';
import type { FindEqualWords } from '../../../text/equalWords';
import { tankerCondition, tankerKind } from './tankerFacts';

type Tanker = Row<'tanker'>;

/** A text of the filters by its page and key. */
export type TankerFacetText =
  | `shared/${(typeof availabilityWords)[AvailabilityState]}`
  | `shared/${'new' | 'used' | 'condition' | 'material' | 'manufacturer' | 'year' | 'price' | 'availability'}`
  | `tankers/${'kind' | 'truck' | 'trailer' | 'capacity' | 'compartments' | 'not-stated'}`;

type Values = readonly FacetValue<TankerFacetText>[];

type Texts<Value extends string> = Readonly<Record<Value, TankerFacetText>>;

/** The value of a choice, in the order of its texts. */
const choiceValues = <Value extends string>(value: Value | undefined, texts: Texts<Value>): Values =>
  value === undefined
    ? []
    : [{ id: value, label: { text: texts[value] }, rank: Object.keys(texts).indexOf(value) }];

const kinds: Texts<'truck' | 'trailer'> = { truck: 'tankers/truck', trailer: 'tankers/trailer' };

const conditions: Texts<'new' | 'used'> = { new: 'shared/new', used: 'shared/used' };

const states: Texts<AvailabilityState> = {
  inStock: 'shared/in-stock',
  onOrder: 'shared/on-order',
  onRequest: 'shared/on-request',
  sold: 'shared/sold',
};

/** A text that says no availability, and is equal to no word that does, is a separate value. */
const availabilityValues = ({ availability }: Tanker, equalWords: FindEqualWords): Values => {
  const words = [availability, ...(equalWords(availability) ?? [])];
  const state = words.map((word) => parseAvailability(word)?.state).find((each) => each !== undefined);
  return state ? choiceValues(state, states) : wordValues([availability], equalWords);
};

/** In dollars and in litres: the bounds that the trade uses. */
const priceLimits = [50_000, 100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 750_000];
const capacityBounds = [10_000, 15_000, 20_000, 30_000, 40_000, 50_000];

/** The filters of the tankers. The builder of the tank and that of the chassis are two manufacturers, with a slash between them. */
export const tankerFacets = [
  {
    name: 'kind',
    label: 'tankers/kind',
    unknown: 'tankers/not-stated',
    valuesOf: (tanker) => choiceValues(tankerKind(tanker), kinds),
  },
  {
    name: 'condition',
    label: 'shared/condition',
    unknown: 'tankers/not-stated',
    valuesOf: (tanker) => choiceValues(tankerCondition(tanker), conditions),
  },
  {
    name: 'price',
    label: 'shared/price',
    unknown: 'shared/on-request',
    isNested: true,
    valuesOf: ({ price }) => limitValues(price, priceLimits, 'dollar'),
  },
  {
    name: 'capacity',
    label: 'tankers/capacity',
    unknown: 'tankers/not-stated',
    valuesOf: ({ capacityInLitres }) => rangeValues(capacityInLitres, capacityBounds, 'litre'),
  },
  {
    name: 'availability',
    label: 'shared/availability',
    unknown: 'tankers/not-stated',
    valuesOf: availabilityValues,
  },
  {
    name: 'compartments',
    label: 'tankers/compartments',
    unknown: 'tankers/not-stated',
    valuesOf: ({ noCompartments }) => numberValues(noCompartments),
  },
  {
    name: 'material',
    label: 'shared/material',
    unknown: 'tankers/not-stated',
    valuesOf: ({ material }, equalWords) => wordValues([material], equalWords),
  },
  {
    name: 'manufacturer',
    label: 'shared/manufacturer',
    unknown: 'tankers/not-stated',
    valuesOf: ({ manufacturer }, equalWords) => wordValues(manufacturer.split('/'), equalWords),
  },
  {
    name: 'year',
    label: 'shared/year',
    unknown: 'tankers/not-stated',
    valuesOf: ({ year }) => numberValues(year, -1),
  },
] as const satisfies readonly Facet<Tanker, TankerFacetText>[];

export type TankerFacetName = (typeof tankerFacets)[number]['name'];

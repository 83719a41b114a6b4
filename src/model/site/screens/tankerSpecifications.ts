import type { Row } from '../../schema/entities';
import { entities } from '../../schema/entities';
import type { Language } from '../languages';
import { localized } from '../languages';
import type { FormatNumber } from '../../format/numbers';

type Tanker = Row<'tanker'>;

/** The specifications of a tanker and their labels (texts of the page 'shared'), in order (specification, section 2). */
const specificationRows = [
  ['unitId', 'unit-id'],
  ['kilometers', 'kilometers'],
  ['engine', 'engine'],
  ['manufacturer', 'manufacturer'],
  ['year', 'year'],
  ['capacityInLitres', 'capacityInLitres'],
  ['capacity', 'capacity-title'],
  ['material', 'material'],
  ['noCompartments', 'noCompartments'],
  ['price', 'price'],
  ['dispenser', 'dispenser'],
  ['availability', 'availability'],
  ['cylinderRefill', 'cylinderRefill'],
  ['pump', 'pump'],
  ['additionalInformation', 'additional-information'],
] as const satisfies readonly (readonly [keyof typeof entities.tanker.fields, string])[];

type SpecificationField = (typeof specificationRows)[number][0];
type SpecificationLabel = (typeof specificationRows)[number][1];

export interface TankerSpecification {
  readonly field: SpecificationField;
  readonly label: SpecificationLabel;
  /** As shown on the page. */
  readonly value: string;
}

const valueOf = (
  tanker: Tanker,
  name: SpecificationField,
  language: Language,
  formatNumber: FormatNumber,
): string => {
  if (name === 'engine' || name === 'additionalInformation') return localized(tanker, name, language);
  const field = entities.tanker.fields[name];
  if (field.kind !== 'measure') return tanker[name];
  return formatNumber(tanker[name], 'unit' in field ? field.unit : undefined);
};

/** The specifications of a tanker in a language, without blank ones. */
export function tankerSpecifications(
  tanker: Tanker,
  language: Language,
  formatNumber: FormatNumber,
): readonly TankerSpecification[] {
  return specificationRows
    .map(([field, label]) => ({ field, label, value: valueOf(tanker, field, language, formatNumber) }))
    .filter(({ value }) => value.trim() !== '');
}

/** The figures on a tanker's card, by which visitors compare tankers, without blank ones. */
export function keyFigures(tanker: Tanker, formatNumber: FormatNumber) {
  return [
    { name: 'capacity', value: formatNumber(tanker.capacityInLitres, 'litre') || tanker.capacity },
    { name: 'year', value: tanker.year },
    { name: 'compartments', value: formatNumber(tanker.noCompartments) },
  ].filter(({ value }) => value.trim() !== '') as readonly KeyFigure[];
} // `filter` widens the names

export interface KeyFigure {
  readonly name: 'capacity' | 'year' | 'compartments';
  readonly value: string;
}

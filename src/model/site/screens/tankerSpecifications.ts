import type { Row } from '../../schema/entities';
import { entities } from '../../schema/entities';
import type { Language } from '../languages';
import { localized } from '../languages';
import type { FormatNumber } from '../../format/numbers';

type Tanker = Row<'tanker'>;

/** The rows of a tanker's plate and their labels (texts of the page 'shared'), in their order (specification, section 2). */
const plate = [
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

type PlateField = (typeof plate)[number][0];
type PlateLabel = (typeof plate)[number][1];

export interface TankerSpecification {
  readonly field: PlateField;
  readonly label: PlateLabel;
  /** As it is shown. */
  readonly value: string;
}

const valueOf = (tanker: Tanker, name: PlateField, language: Language, measure: FormatNumber): string => {
  if (name === 'engine' || name === 'additionalInformation') return localized(tanker, name, language);
  const field = entities.tanker.fields[name];
  if (field.kind !== 'measure') return tanker[name];
  return measure(tanker[name], 'unit' in field ? field.unit : undefined);
};

/** What a tanker's plate says in a language: only what is known. */
export const tankerSpecifications = (
  tanker: Tanker,
  language: Language,
  measure: FormatNumber,
): readonly TankerSpecification[] =>
  plate
    .map(([field, label]) => ({ field, label, value: valueOf(tanker, field, language, measure) }))
    .filter(({ value }) => value.trim() !== '');

/** The figures by which tankers are told apart at a glance: those of a card, and only what is known. */
export const keyFigures = (tanker: Tanker, measure: FormatNumber) =>
  [
    { name: 'capacity', value: measure(tanker.capacityInLitres, 'litre') || tanker.capacity },
    { name: 'year', value: tanker.year },
    { name: 'compartments', value: measure(tanker.noCompartments) },
  ].filter(({ value }) => value.trim() !== '') as readonly KeyFigure[]; // the names above

export interface KeyFigure {
  readonly name: 'capacity' | 'year' | 'compartments';
  readonly value: string;
}

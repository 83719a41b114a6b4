import { parseMeasure } from '../../../format/numbers';
import type { Row } from '../../../schema/entities';

type Tanker = Row<'tanker'>;

interface Sort {
  readonly field: 'price' | 'capacityInLitres' | 'year';
  readonly direction: 1 | -1;
}

/** The orders that a visitor may choose instead of the company's own, by the value of the parameter. */
const tankerSorts = {
  price: { field: 'price', direction: 1 },
  'price-high': { field: 'price', direction: -1 },
  capacity: { field: 'capacityInLitres', direction: -1 },
  'capacity-small': { field: 'capacityInLitres', direction: 1 },
  year: { field: 'year', direction: -1 },
} as const satisfies Readonly<Record<string, Sort>>;

export type TankerSort = keyof typeof tankerSorts;

export const tankerSortNames = Object.keys(tankerSorts) as readonly TankerSort[]; // a literal object has no other keys

/** The parameter of the address that names the order. */
export const sortParameter = 'sort';

export function readSort(search: string): TankerSort | undefined {
  const name = new URLSearchParams(search).get(sortParameter);
  return tankerSortNames.find((each) => each === name);
}

/** Tankers in an order; those without the number come last. Equal ones stay in the company's order. */
export function sortTankers(tankers: readonly Tanker[], sort: TankerSort | undefined): readonly Tanker[] {
  if (!sort) return tankers;
  const { field, direction } = tankerSorts[sort];
  const rank = (tanker: Tanker): number =>
    direction * (parseMeasure(tanker[field]) ?? direction * Number.MAX_VALUE);
  return [...tankers].sort((one, other) => rank(one) - rank(other));
}

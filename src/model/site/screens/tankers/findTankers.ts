import { parseMeasure } from '../../../format/numbers';
import type { FacetChoice } from '../../../facets/filterItems';
import { filterItems } from '../../../facets/filterItems';
import { readSelection } from '../../../facets/selection';
import type { Row } from '../../../schema/entities';
import type { FindEqualWords } from '../../../text/equalWords';
import { minRowsToFilter } from '../listPage';
import type { TankerFacetName, TankerFacetText } from './tankerFacets';
import { tankerFacets } from './tankerFacets';

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

const readSort = (search: string): TankerSort | undefined => {
  const name = new URLSearchParams(search).get(sortParameter);
  return tankerSortNames.find((each) => each === name);
};

/** Tankers in an order; those without the number come last. Equal ones stay in the company's order. */
const sortTankers = (tankers: readonly Tanker[], sort: TankerSort | undefined): readonly Tanker[] => {
  if (!sort) return tankers;
  const { field, direction } = tankerSorts[sort];
  const rank = (tanker: Tanker): number =>
    direction * (parseMeasure(tanker[field]) ?? direction * Number.MAX_VALUE);
  return [...tankers].sort((one, other) => rank(one) - rank(other));
};

export type TankerChoice = FacetChoice<TankerFacetText, TankerFacetName>;

const names = tankerFacets.map(({ name }) => name);

export interface FoundTankers {
  readonly tankers: readonly Tanker[];
  /** The filters to offer. */
  readonly choices: readonly TankerChoice[];
  readonly sort: TankerSort | undefined;
}

/** The tankers that an address shows. The server and the browser share it. */
export function findTankers(
  tankers: readonly Tanker[],
  search: string,
  equalWords: FindEqualWords,
): FoundTankers {
  if (tankers.length < minRowsToFilter) return { tankers, choices: [], sort: undefined };
  const { items, choices } = filterItems(tankers, tankerFacets, readSelection(search, names), equalWords);
  const sort = readSort(search);
  return { tankers: sortTankers(items, sort), choices, sort };
}

/** The changes of a query that remove every filter and the page, but not the order. */
export const noFilters: Readonly<Record<TankerFacetName | 'page', readonly string[]>> = Object.fromEntries(
  [...names, 'page'].map((name) => [name, []]),
) as unknown as Readonly<Record<TankerFacetName | 'page', readonly string[]>>; // of these names

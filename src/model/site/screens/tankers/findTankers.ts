import type { FacetChoice } from '../../../facets/filterItems';
import { filterItems } from '../../../facets/filterItems';
import { readSelection } from '../../../facets/selection';
import type { Row } from '../../../schema/entities';
import type { FindEqualWords } from '../../../text/equalWords';
import { minRowsToFilter } from '../listPage';
import type { TankerFacetName, TankerFacetText } from './tankerFacets';
import { tankerFacets } from './tankerFacets';
import type { TankerSort } from './tankerSorts';
import { readSort, sortTankers } from './tankerSorts';

type Tanker = Row<'tanker'>;

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

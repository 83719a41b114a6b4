/**
 * The number of cards on one page of a list: more than most catalogues have. Thousands at once would block a phone for many
 * seconds.
 */
export const listPageSize = 60;

/** Fewer rows are seen at a glance: they have no filters and no order to choose. */
export const minRowsToFilter = 6;

/** One page of a list: page `number` of `count`, counted from 1. */
export interface ListPage {
  readonly number: number;
  readonly count: number;
  /** The index of its first item. */
  readonly start: number;
}

/** The parameter of an address that holds the page number. */
export const pageParameter = 'page';

/** The parameter of an address that holds the ids of the compared rows: `?compare=1,4,7`. */
export const compareParameter = 'compare';

/** The page number in a query (`page=2`), counted from 1; 1 for any other value. */
export function requestedPage(query: string): number {
  const value = new URLSearchParams(query).get(pageParameter) ?? '';
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}

/** The requested page of a list; the first page where the list has no such page. */
export function listPageOf(itemCount: number, requestedNumber: number): ListPage {
  const count = Math.max(1, Math.ceil(itemCount / listPageSize));
  const number = requestedNumber <= count ? requestedNumber : 1;
  return { number, count, start: (number - 1) * listPageSize };
}

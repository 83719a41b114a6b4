import type { PageContext } from '../pageContext';
import { link, list } from './blocks';
import type { ListItem, PageBody } from './pageBlocks';

/**
 * The number of list items on one server-rendered page. The browser reads a whole page before it runs the scripts,
 * and a page of 10,000 items would have 5 MB.
 */
export const listPageSize = 250;

/** One page of a list: page `number` of `count`, counted from 1. */
export interface ListPage {
  /** The path of the first page of the list. */
  readonly path: string;
  readonly number: number;
  readonly count: number;
  readonly items: readonly ListItem[];
}

/** The requested page of a list; the first page where the list has no such page. */
export function listPageOf({ items = [] }: PageBody, path: string, requestedNumber: number): ListPage {
  const count = Math.max(1, Math.ceil(items.length / listPageSize));
  const number = requestedNumber <= count ? requestedNumber : 1;
  return { path, number, count, items: items.slice((number - 1) * listPageSize, number * listPageSize) };
}

const parameter = 'page';

/** The page number in a query (`page=2`), counted from 1; 1 for any other value. */
export function requestedPage(query: string): number {
  const value = new URLSearchParams(query).get(parameter) ?? '';
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
}

/** The URL of a page of the list at a path. */
export function listPageUrl(path: string, number: number): string {
  return number === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}${parameter}=${number}`;
}

/** A title with the page number; the first page has the title alone. */
export function withListPage(title: string, { text }: PageContext, page: ListPage): string {
  return page.number === 1
    ? title
    : `${title} (${text('shared', 'page-number', { number: page.number, count: page.count })})`;
}

/** The items of a page as HTML, and the links to the previous and next page. */
export function listPageLinks({ text }: PageContext, page: ListPage): readonly string[] {
  const { path, number, count, items } = page;
  const previous = number > 1 ? [link(listPageUrl(path, number - 1), text('shared', 'previous-page'))] : [];
  const next = number < count ? [link(listPageUrl(path, number + 1), text('shared', 'next-page'))] : [];
  return [list(items.map(({ html }) => html())), list([...previous, ...next])];
}

import type { PageContext } from '../pageContext';
import { link, list } from './blocks';
import type { ListItem, PageBody } from './pageBlocks';

/**
 * So many items of a list are on one page for readers without scripts and for search engines, and the next on a page after
 * it: a browser reads all of a page before its scripts, and a page of 10,000 items would have 5 MB.
 */
export const listPageSize = 250;

/** The part of a list that a page shows: the `number`th of `count`, counted from 1. */
export interface ListPage {
  /** The path of the page, which is that of its first portion. */
  readonly path: string;
  readonly number: number;
  readonly count: number;
  readonly items: readonly ListItem[];
}

/** The portion that was asked for; the first where there is no such. */
export const listPageOf = ({ items = [] }: PageBody, path: string, asked: number): ListPage => {
  const count = Math.max(1, Math.ceil(items.length / listPageSize));
  const number = asked <= count ? asked : 1;
  return { path, number, count, items: items.slice((number - 1) * listPageSize, number * listPageSize) };
};

const parameter = 'page';

/** The portion that an address asks for by `?page=2`: counted from 1, which is also what others mean. */
export const requestedPage = (query: string): number => {
  const asked = new URLSearchParams(query).get(parameter) ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
};

/** The address of a portion of the page that has a path. */
export const listPageUrl = (path: string, number: number): string =>
  number === 1 ? path : `${path}?${parameter}=${number}`;

/** A title, and which portion this is; the first is known by the title alone. */
export const withListPage = (title: string, { text }: PageContext, portion: ListPage): string =>
  portion.number === 1
    ? title
    : `${title} (${text('shared', 'page-number', { number: portion.number, count: portion.count })})`;

/** The items of a portion as HTML, and the ways to the portions before and after it. */
export const listPageLinks = ({ text }: PageContext, portion: ListPage): readonly string[] => {
  const { path, number, count, items } = portion;
  const before = number > 1 ? [link(listPageUrl(path, number - 1), text('shared', 'previous-page'))] : [];
  const after = number < count ? [link(listPageUrl(path, number + 1), text('shared', 'next-page'))] : [];
  return [list(items.map(({ html }) => html())), list([...before, ...after])];
};

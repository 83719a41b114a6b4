import { useState } from 'react';
import type { Path } from 'react-router';
import type { OpeningRoute } from '../../../model/site/pages';
import { publicPages } from '../../../model/site/pages';
import { readRowId } from '../../../model/site/paths';
import type { AddressLink } from './useQueryParameter';
import { useQueryParameter } from './useQueryParameter';

interface HasId {
  readonly id: number;
}

export interface OpenItem<Item> {
  readonly isOpen: boolean;
  /** The open item. After closing, it is still the last item, so that the modal keeps its content during its animation. */
  readonly item: Item | undefined;
  /** Whether the address names an item that the page does not show. */
  readonly isGone: boolean;
  /** The link that opens an item. */
  readonly linkTo: (item: HasId) => AddressLink;
  /** Shows another item in place of the open one. */
  readonly show: (item: HasId) => void;
  readonly showLink: (item: HasId) => AddressLink;
  readonly close: () => void;
  /** The address of the page with no item open. */
  readonly closeTo: Path;
}

/**
 * Which item of a page is open in a dialog. The address names it: the back button closes the dialog, and a link opens it.
 * @param items those that the page shows
 */
export function useOpenItem<Item extends HasId>(route: OpeningRoute, items: readonly Item[]): OpenItem<Item> {
  return useOpenPart(publicPages[route].opens.parameter, items);
}

/** The same for items that are parts of the page's own row, such as the pictures of a tanker. */
export function useOpenPart<Item extends HasId>(parameter: string, items: readonly Item[]): OpenItem<Item> {
  const { value, pushLink, replaceLink, replace, remove } = useQueryParameter(parameter);
  const openId = readRowId(value);
  const [lastId, setLastId] = useState(openId);
  if (openId !== undefined && openId !== lastId) setLastId(openId);
  const item = items.find(({ id }) => id === (openId ?? lastId));
  return {
    isOpen: openId !== undefined && item !== undefined,
    item,
    isGone: openId !== undefined && item === undefined,
    linkTo: ({ id }) => pushLink(String(id)),
    show: ({ id }) => replace(String(id)),
    showLink: ({ id }) => replaceLink(String(id)),
    close: remove,
    closeTo: replaceLink(undefined).to,
  };
}

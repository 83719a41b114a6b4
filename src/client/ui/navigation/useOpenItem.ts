import { useState } from 'react';
import type { OpeningRoute } from '../../../model/site/pages';
import { publicPages } from '../../../model/site/pages';
import { readRowId } from '../../../model/site/paths';
import { useAddressParameter } from './useAddressParameter';

interface HasId {
  readonly id: number;
}

interface OpenItem<Item> {
  readonly isOpen: boolean;
  /** The open item. After closing, it is still the last item, so that the modal keeps its content during its animation. */
  readonly item: Item | undefined;
  readonly open: (item: HasId) => void;
  /** Shows another item in place of the open one. */
  readonly show: (item: HasId) => void;
  readonly close: () => void;
}

/**
 * Which item of a page is open in a dialog. The address names it: the back button closes the dialog, and a link opens it.
 * @param items those that the page shows
 */
export function useOpenItem<Item extends HasId>(route: OpeningRoute, items: readonly Item[]): OpenItem<Item> {
  const { value, push, replace, remove } = useAddressParameter(publicPages[route].opens.parameter);
  const openId = readRowId(value);
  const [lastId, setLastId] = useState(openId);
  if (openId !== undefined && openId !== lastId) setLastId(openId);
  const item = items.find(({ id }) => id === (openId ?? lastId));
  return {
    isOpen: openId !== undefined && item !== undefined,
    item,
    open: ({ id }) => push(String(id)),
    show: ({ id }) => replace(String(id)),
    close: remove,
  };
}

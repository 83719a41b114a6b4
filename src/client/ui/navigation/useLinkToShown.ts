import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What an address shows: its path and its query. The order of the parameters and the fragment do not count. */
const shownAt = (address: string): string => {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
};

/**
 * Returns a function that finds the link that opens the shown item, such as its card. A dialog in the address gives it the focus
 * when it closes, also if another page linked to the item.
 */
export function useLinkToShown(isOpen: boolean): () => HTMLElement | null {
  const { pathname, search } = useLocation();
  const link = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (!isOpen) return;
    const shown = shownAt(pathname + search);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[aria-haspopup=dialog]')];
    link.current = links.find(({ href }) => shownAt(href) === shown);
  }); // the links change with the address, after this component
  return () => (link.current?.isConnected ? link.current : null);
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Returns the link of the page to what a dialog in the address shows, such as the card of an item. It takes the focus when the
 * dialog closes, also if another link led to the dialog.
 */
export function useLinkToShown(isOpen: boolean): () => HTMLElement | null {
  const { pathname, search } = useLocation();
  const link = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (!isOpen) return;
    const openers = [...document.querySelectorAll<HTMLElement>('a[aria-haspopup=dialog]')];
    link.current = openers.find((each) => each.getAttribute('href') === pathname + search);
  }, [isOpen, pathname, search]);
  return () => link.current ?? null;
}

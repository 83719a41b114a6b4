import type { RefObject } from 'react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to an element and focuses it when the fragment of the address names it: `#opening`. */
export function useAnchor(target: RefObject<HTMLElement | null>, id: string): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}`) return;
    target.current?.scrollIntoView({ block: 'start' });
    target.current?.focus({ preventScroll: true });
  }, [hash, key, id, target]);
}

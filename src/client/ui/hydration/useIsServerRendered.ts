import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

const nothing = (): undefined => undefined;

/**
 * Whether the elements of a component come from the server: React hydrates them instead of creating them. It never changes,
 * unlike `useIsHydrated`, so the component is not rendered a second time.
 */
export function useIsServerRendered(): boolean {
  const [elements] = useState({ areServed: false });
  useSyncExternalStore(subscribeToNothing, nothing, () => {
    // oxlint-disable-next-line react/immutability -- React asks for the server's snapshot only in elements of the server
    elements.areServed = true;
    return undefined;
  });
  return elements.areServed;
}

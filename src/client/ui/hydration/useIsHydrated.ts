import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * False while the server renders a page and while React hydrates it, true afterwards. A component that knows more in
 * the browser (the window, the fragment of the address) first renders the same as the server.
 * @param isSame whether the component renders the same on the server; then it is true from the start
 */
export function useIsHydrated(isSame = false): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => isSame,
  );
}

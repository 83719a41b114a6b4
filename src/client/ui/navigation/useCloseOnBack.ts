import { useEffect, useEffectEvent } from 'react';
import { guardHistory } from './guardHistory';

/** What closes the open modals, the one on top last. */
const openModals: (() => void)[] = [];

/**
 * While a modal is open, the browser's back button closes it and the page stays. Visitors expect this on phones. Of several
 * modals it closes the one on top.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeThis = (): void => close();
    openModals.push(closeThis);
    const stop = guardHistory(() => {
      openModals.at(-1)?.();
      return false;
    });
    return () => {
      stop();
      openModals.splice(openModals.indexOf(closeThis), 1);
    };
  }, [isOpen]);
}

import { useEffect, useEffectEvent } from 'react';
import { guardHistory } from './guardHistory';

/**
 * While a modal is open, the browser's back button closes it and the page stays. Visitors expect this on phones.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    return guardHistory(() => {
      close();
      return false;
    });
  }, [isOpen]);
}

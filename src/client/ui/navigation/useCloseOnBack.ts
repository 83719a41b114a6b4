import { useEffect, useRef } from 'react';
import { guardHistory } from './guardHistory';

/**
 * While a modal is open, the browser's back button closes it and the page stays. Visitors expect this on phones.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (!isOpen) return undefined;
    return guardHistory(() => {
      close.current();
      return false;
    });
  }, [isOpen]);
}

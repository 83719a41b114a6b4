import { useEffect, useRef } from 'react';
import { guardHistory } from './guardHistory';

/**
 * While something is open over the page, the browser's back button closes it, as on a phone every visitor expects, and the
 * page stays.
 */
export const useCloseOnBack = (isOpen: boolean, onClose: () => void): void => {
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
};

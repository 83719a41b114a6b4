import { useCallback, useEffect, useRef } from 'react';
import { useToasts } from './useToasts';

/**
 * Offers to bring back what was typed and given up, as long as its screen is there: `offer(() => open(draft))`. What is
 * given says whether it did; where it did not, the offer is made again.
 */
export const useRestoreOffer = () => {
  const toasts = useToasts();
  const offers = useRef(new Set<() => void>());
  useEffect(() => {
    const { current } = offers;
    return () => {
      for (const withdraw of current) withdraw();
    };
  }, []);
  return useCallback(
    (restoreTyped: () => boolean): void => {
      const offer = (): void => {
        const withdraw = toasts.notSaved(() => {
          offers.current.delete(withdraw);
          if (!restoreTyped()) offer();
        });
        offers.current.add(withdraw);
      };
      offer();
    },
    [toasts],
  );
};

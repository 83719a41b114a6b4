import { useCallback, useEffect, useRef } from 'react';
import { useToasts } from './useToasts';

/**
 * Offers in a toast to restore discarded values, as long as their screen is mounted: `offer(() => open(draft))`. The
 * callback returns whether it restored them; if not, the offer is shown again.
 */
export function useRestoreOffer() {
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
}

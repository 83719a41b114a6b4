import { useCallback } from 'react';
import { useNumberFormat } from '../../ui/text/useNumberFormat';
import { useTexts } from '../../ui/text/useTexts';

/** Writes a price; one that is not given is on request. */
export const usePrice = () => {
  const measure = useNumberFormat();
  const text = useTexts('tankers');
  return useCallback(
    (price: string): string => (price.trim() === '' ? text('price-on-request') : measure(price, 'dollar')),
    [measure, text],
  );
};

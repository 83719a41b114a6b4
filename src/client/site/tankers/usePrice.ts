import { useCallback } from 'react';
import { useNumberFormat } from '../../ui/text/useNumberFormat';
import { useTexts } from '../../ui/text/useTexts';

/** Returns a function that formats a price; an empty price is "on request". */
export function usePrice() {
  const formatNumber = useNumberFormat();
  const text = useTexts('tankers');
  return useCallback(
    (price: string): string =>
      price.trim() === '' ? text('price-on-request') : formatNumber(price, 'dollar'),
    [formatNumber, text],
  );
}

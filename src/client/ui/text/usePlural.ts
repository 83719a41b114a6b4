import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Returns a function that selects singular or plural for a count. Zero is plural in English and singular in French. */
export function usePlural(): (count: number) => 'one' | 'many' {
  const { formatPlural } = useIntl();
  return useCallback((count) => (formatPlural(count) === 'one' ? 'one' : 'many'), [formatPlural]);
}

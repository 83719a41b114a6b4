import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Gives which of two texts says a count in the current language: none is many in English, and one in French. */
export const usePlural = (): ((count: number) => 'one' | 'many') => {
  const { formatPlural } = useIntl();
  return useCallback((count) => (formatPlural(count) === 'one' ? 'one' : 'many'), [formatPlural]);
};

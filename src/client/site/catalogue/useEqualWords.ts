import { useMemo } from 'react';
import type { FindEqualWords } from '../../../model/text/equalWords';
import { indexEqualWords } from '../../../model/text/equalWords';
import { useTexts } from '../../ui/text/useTexts';

/**
 * Finds the values with the same meaning, the one in the reader's language first. A material is stored in one
 * language only.
 */
export function useEqualWords(): FindEqualWords {
  const table = useTexts('search')('same-values');
  return useMemo(() => indexEqualWords(table), [table]);
}

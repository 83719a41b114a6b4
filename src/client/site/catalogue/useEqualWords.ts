import { useMemo } from 'react';
import type { FindEqualWords } from '../../../model/text/equalWords';
import { indexEqualWords } from '../../../model/text/equalWords';
import { useTexts } from '../../ui/text/useTexts';

/** Finds the values that mean the same, the one in the reader's language first: a material is stored once for both. */
export function useEqualWords(): FindEqualWords {
  const table = useTexts('search')('same-values');
  return useMemo(() => indexEqualWords(table), [table]);
}

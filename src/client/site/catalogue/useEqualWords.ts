import { useMemo } from 'react';
import type { FindEqualWords } from '../../../model/text/equalWords';
import { indexEqualWords } from '../../../model/text/equalWords';
import { useTexts } from '../../ui/text/useTexts';

const useTable = (key: 'same-values' | 'synonyms'): FindEqualWords => {
  const table = useTexts('search')(key);
  return useMemo(() => indexEqualWords(table), [table]);
};

/** Finds the values that mean the same, the one in the reader's language first: a material is stored once for both. */
export function useEqualWords(): FindEqualWords {
  return useTable('same-values');
}

/** Finds the words that find the same. */
export function useSynonyms(): FindEqualWords {
  return useTable('synonyms');
}

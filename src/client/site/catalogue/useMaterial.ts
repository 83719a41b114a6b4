import { useMemo } from 'react';
import { indexEqualWords } from '../../../model/text/equalWords';
import { useTexts } from '../../ui/text/useTexts';

/** Returns a function that writes a material as the filters do, in the reader's language: it is stored once for both. */
export function useMaterial(): (material: string) => string {
  const sameValues = useTexts('search')('same-values');
  const find = useMemo(() => indexEqualWords(sameValues), [sameValues]);
  return (material) => find(material)?.[0] ?? material;
}

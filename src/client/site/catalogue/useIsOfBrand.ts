import { useCallback } from 'react';
import { groupOf, isInGroup } from '../../../model/site/brands';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';

/**
 * Whether a row belongs to what the current brand shows; the propane brand has its own (specification, section 1). Give
 * it to `useRows`.
 */
export const useIsOfBrand = (): ((row: { readonly isCertipropane: boolean }) => boolean) => {
  const group = groupOf(useAppSelector(selectBrand));
  return useCallback((row) => isInGroup(row, group), [group]);
};

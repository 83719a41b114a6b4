import { useCallback } from 'react';
import { groupOf, isInGroup } from '../../../model/site/brands';
import { useAppSelector } from '../../store/hooks';
import { selectBrand } from '../../store/selectors';

/**
 * Returns a filter for `useRows`: whether the current brand shows a row. The propane brand has separate rows
 * (specification, section 1).
 */
export function useIsOfBrand(): (row: { readonly isCertipropane: boolean }) => boolean {
  const group = groupOf(useAppSelector(selectBrand));
  return useCallback((row) => isInGroup(row, group), [group]);
}

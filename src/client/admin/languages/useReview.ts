import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { PairStatus } from '../../../model/parity/review';
import { isFinding } from '../../../model/parity/review';
import type { FindAnyRow } from '../../../model/parity/place';
import { brandsOf, groupOf } from '../../../model/parity/place';
import type { ReviewFilter } from '../../../model/parity/reviewFilter';
import { readReviewFilter, reviewedParameter } from '../../../model/parity/reviewFilter';
import type { BrandId } from '../../../model/site/brands';
import { selectEditedRow } from '../../store/content/hiddenRows';
import type { ReviewedPair } from '../../store/content/languageReviews';
import { useAppStore } from '../../store/hooks';
import type { SearchChange } from '../navigation/useSearchChange';
import { useSearchChange } from '../navigation/useSearchChange';
import { useHiddenRows } from '../requests/useEditedRows';
import { useLanguageFacts, useReviewedPairs } from '../requests/useLanguageReview';

/** A pair with its state, and where it is counted. */
export interface PlacedPair extends ReviewedPair {
  readonly group: string;
  readonly brands: readonly BrandId[];
}

/** Whether a filter shows a pair. Without a state it shows all that somebody should look at. */
export function isShown({ review, group, brands }: PlacedPair, filter: ReviewFilter): boolean {
  const hasState = filter.state ? review.status === filter.state : isFinding(review);
  const hasLanguage = !filter.language || !review.language || review.language === filter.language;
  const hasBrand = !filter.brand || brands.length === 0 || brands.includes(filter.brand);
  return hasState && hasLanguage && hasBrand && (!filter.group || group === filter.group);
}

/** The filter and the reviewed pair in the address. */
export function useReviewAddress() {
  const { search } = useLocation();
  const changeSearch = useSearchChange();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const filter = useMemo(() => readReviewFilter(query), [query]);
  return {
    filter,
    item: query.get(reviewedParameter),
    change: (values: SearchChange) => changeSearch(values),
    /** Shows a pair; '' shows the overview. */
    show: (item: string, values: SearchChange = {}) =>
      changeSearch({ ...values, [reviewedParameter]: item }, query.has(reviewedParameter) && item !== ''),
  };
}

/** All pairs that are not fine, with their places, and whether they are all known. */
export function usePlacedPairs() {
  useHiddenRows();
  const { isLoading, isError } = useLanguageFacts();
  const store = useAppStore();
  const reviewed = useReviewedPairs();
  const pairs = useMemo(() => {
    const find: FindAnyRow = (entity, id) => selectEditedRow(store.getState(), entity, id);
    return reviewed
      .filter(({ review }) => review.status !== 'fine')
      .map((each): PlacedPair => ({ ...each, group: groupOf(each.pair), brands: brandsOf(each.pair, find) }));
  }, [reviewed, store]);
  return { pairs, reviewed, isLoading, isHistoryMissing: isError };
}

/** The number of pairs in each state. */
export function countStates(pairs: readonly PlacedPair[]): Readonly<Record<PairStatus, number>> {
  const count = { missing: 0, behind: 0, malformed: 0, same: 0, accepted: 0, fine: 0 };
  for (const { review } of pairs) count[review.status] += 1;
  return count;
}

import type { BrandId } from '../site/brands';
import { isBrandId } from '../site/brands';
import type { Language } from '../site/languages';
import { isLanguage } from '../site/languages';
import type { PairStatus } from './review';
import { pairStatuses } from './review';

/** The parameter of the address that names the pair that is being reviewed. */
export const reviewedParameter = 'item';

/** The filter of the review of the languages, in its address. A missing part does not narrow it. */
export interface ReviewFilter {
  readonly state?: Exclude<PairStatus, 'fine'>;
  /** The page of texts or the kind of content (`groupOf`). */
  readonly group?: string;
  readonly brand?: BrandId;
  readonly language?: Language;
}

const isShownState = (value: string): value is Exclude<PairStatus, 'fine'> =>
  value !== 'fine' && pairStatuses.some((each) => each === value);

/** Reads the filter of an address. Unknown values are left out. */
export function readReviewFilter(query: URLSearchParams): ReviewFilter {
  const [state, group, brand, language] = ['state', 'group', 'brand', 'language'].map((name) =>
    query.get(name),
  );
  return {
    ...(state && isShownState(state) && { state }),
    ...(group && { group }),
    ...(isBrandId(brand) && { brand }),
    ...(isLanguage(language) && { language }),
  };
}

import { reviewedParameter } from '../../../model/parity/reviewFilter';
import { isSamePage } from '../../ui/navigation/isSamePage';

export type Address = Pick<URL, 'pathname' | 'search'>;

const reviewedIn = ({ search }: Address): string | null => new URLSearchParams(search).get(reviewedParameter);

/** Whether typed input survives a move between two addresses: it is the same page, and in the language review the same pair. */
export function isSameForm(next: Address, shown: Address): boolean {
  return isSamePage(next.pathname, shown.pathname) && reviewedIn(next) === reviewedIn(shown);
}

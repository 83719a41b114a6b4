import { reviewedParameter } from '../../../model/parity/reviewFilter';
import { defaultLanguage } from '../../../model/site/languages';
import { pathInLanguage } from '../../../model/site/paths';

/** Whether two paths lead to the same page, in any language. */
export function isSamePage(one: string, other: string): boolean {
  return pathInLanguage(one, defaultLanguage) === pathInLanguage(other, defaultLanguage);
}

type Address = Pick<URL, 'pathname' | 'search'>;

const reviewedIn = ({ search }: Address): string | null => new URLSearchParams(search).get(reviewedParameter);

/** Whether typed input survives a move between two addresses: it is the same page, and in the language review the same pair. */
export function isSameForm(one: Address, other: Address): boolean {
  return isSamePage(one.pathname, other.pathname) && reviewedIn(one) === reviewedIn(other);
}

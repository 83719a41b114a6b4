import { reviewedParameter } from '../../../model/parity/reviewFilter';
import { defaultLanguage } from '../../../model/site/languages';
import { pathInLanguage } from '../../../model/site/paths';

export type Address = Pick<URL, 'pathname' | 'search'>;

/** What an address shows: the page, in any language, and in the language review the pair. */
const shownIn = ({ pathname, search }: Address): string =>
  `${pathInLanguage(pathname, defaultLanguage)} ${new URLSearchParams(search).get(reviewedParameter)}`;

/** Whether typed input survives a move between two addresses: it is the same page, and in the language review the same pair. */
export function isSameForm(next: Address, shown: Address): boolean {
  return shownIn(next) === shownIn(shown);
}

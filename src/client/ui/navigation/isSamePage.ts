import { defaultLanguage, languageParameter } from '../../../model/site/languages';
import { pathInLanguage } from '../../../model/site/paths';

/** Whether two paths lead to the same page, in any language. Typed input survives a move between them. */
export function isSamePage(one: string, other: string): boolean {
  return pathInLanguage(one, defaultLanguage) === pathInLanguage(other, defaultLanguage);
}

type Place = Pick<URL, 'pathname' | 'search'>;

const queryOf = ({ search }: Place): string => {
  const query = new URLSearchParams(search);
  query.delete(languageParameter);
  query.sort();
  return query.toString();
};

/** Whether two addresses show the same: the same page, and the same dialog or item on it, in any language. */
export function isSamePlace(one: Place, other: Place): boolean {
  return isSamePage(one.pathname, other.pathname) && queryOf(one) === queryOf(other);
}

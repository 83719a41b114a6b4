import { defaultLanguage } from '../../../model/site/languages';
import { pathInLanguage } from '../../../model/site/paths';

/** Whether two paths lead to the same page, in any language. */
export function isSamePage(one: string, other: string): boolean {
  return pathInLanguage(one, defaultLanguage) === pathInLanguage(other, defaultLanguage);
}
